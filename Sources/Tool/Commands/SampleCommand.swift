import Session
import Text

/// `segue sample`: a curve as rows of time, value and velocity.
@MainActor
struct SampleCommand {
  let console: Console

  func run(_ request: SampleRequest) -> ExitCode {
    let session = Session(host: FileHost { false })
    do {
      let sampling = try Sampling(request.curve, in: session)
      if let path = request.times {
        let times = try TimesFile(path: path).times
        write(sampling, times, request.format)
      } else {
        let every = try request.every.map { try session.time($0, called: "--every") } ?? 0.001
        let until = try request.until.map { try session.time($0, called: "--until") }
        write(sampling, try sampling.times(every: every, until: until), request.format)
      }
      return .ok
    } catch let diagnostic as Diagnostic {
      console.show(.diagnostic(diagnostic), console.style)
    } catch let error as FileError {
      console.complain(error.message)
    } catch {
      console.complain("\(error)")
    }
    return .unusable
  }

  /// Rows leave as they are made, in pieces: there may be millions of them.
  private func write(
    _ sampling: Sampling, _ times: some RandomAccessCollection<Double>,
    _ format: SampleRequest.Format
  ) {
    let writer = SampleWriter(format: format)
    var text = writer.head(of: sampling.typed)
    var isFirst = true
    for time in times {
      text += writer.row(sampling.row(at: time), isFirst: isFirst)
      isFirst = false
      if text.utf8.count > 1 << 16 {
        Output.standard.write(text)
        text = ""
      }
    }
    Output.standard.write(text + writer.foot)
  }
}
