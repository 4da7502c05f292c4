# On a fresh machine with Swift 6.2 or newer, `make run` and `make test` do all there is to do.

.PHONY: run test lint bench fuzz fidelity stress clean setup
.DEFAULT_GOAL := run

# Without position independence a start has 78,000 fewer addresses to fill in: a millisecond.
STATIC := -c release --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie
FUZZ_SECONDS ?= 60

# Plays the tour, then opens the prompt where there is a terminal.
run: setup
	@.ci/quietly "building" swift build $(STATIC) --product segue
	@.build/release/segue run notebooks/tour.md
	@if [ -t 0 ] && [ -t 1 ]; then .build/release/segue; fi

test: setup
	@.ci/test

lint: setup
	@.ci/quietly "format" swift format lint --strict -r Sources Tests Package.swift
	@.ci/quietly "imports" swift build --explicit-target-dependency-import-check error

# Laws of motion beside a plain C loop, charts beside other programs where there are any, the tool.
bench: setup
	@.ci/quietly "building" swift build $(STATIC) --product segue
	@.ci/quietly "building the measure" swift build $(STATIC) --product segue-bench
	@.build/release/segue-bench .build/release/segue

# libFuzzer on parsing and running, in process, from the notebooks on.
fuzz: setup
	@mkdir -p .build/fuzz/corpus
	@.ci/quietly "building the dictionary" swift build --product segue-fuzz
	@.build/debug/segue-fuzz > .build/fuzz/dictionary
	@.ci/quietly "building with libFuzzer" swift build -c release --product segue-fuzz \
	  --sanitize fuzzer -Xswiftc -DFUZZING --scratch-path .build/fuzz
	@.ci/quietly "fuzzing for $(FUZZ_SECONDS) s" .build/fuzz/release/segue-fuzz \
	  -max_total_time=$(FUZZ_SECONDS) -timeout=10 -dict=.build/fuzz/dictionary \
	  -artifact_prefix=.build/fuzz/ .build/fuzz/corpus notebooks
	@echo "no crash"

# Writes docs/fidelity.md from the names of the tests.
fidelity: setup
	@.ci/quietly "building" swift build --build-tests
	@.ci/quietly "docs/fidelity.md" env FIDELITY=write \
	  swift test --skip-build --disable-xctest --filter FidelityTests

# Long runs: 50 replays of every notebook by every build, and many seeds.
stress: setup
	@.ci/quietly "building for release" swift build $(STATIC) --product segue
	@.ci/stress

clean:
	rm -rf .build

setup:
	@.ci/setup
