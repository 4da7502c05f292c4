// Needed so that test files may import UIKit beside Testing; it holds nothing.
