/** Takes off, after each test of a file, what the test made listen on the window, the document and its body. */
export function removeListenersAfterEach(): void {
  const targets: EventTarget[] = [window, document, document.body];
  beforeEach(() => {
    for (const target of targets) jest.spyOn(target, 'addEventListener');
  });
  afterEach(() => {
    for (const target of targets) {
      const { mock } = jest.mocked(target.addEventListener);
      for (const [name, listener, options] of mock.calls)
        target.removeEventListener(name, listener, options);
    }
    jest.restoreAllMocks();
  });
}
