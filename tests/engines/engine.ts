/** A key by its name in the standard (`Escape`), a letter, or a letter with Control (`Control+v`). */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Control+v'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Tab';

export interface Point {
  x: number;
  y: number;
}

/** A browser with one window, as the suite drives it: what both engines can do, and nothing else. */
export interface Engine {
  /** Opens an address, and waits until its page has loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Makes the page itself as large as this. */
  resize: (width: number, height: number) => Promise<void>;
  /** Moves the mouse to a place in the window. */
  move: (to: Point) => Promise<void>;
  click: (at: Point) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (words: string) => Promise<void>;
  /** Runs a function in the page. It can use its arguments, which are plain data, and nothing around it. */
  evaluate: <Given extends unknown[], Result>(
    act: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** A picture of the window, as PNG. */
  picture: () => Promise<Buffer>;
  /** The page on paper with margins of half an inch, as PDF. WebKit's driver prints none. */
  print?: (paper: 'letter' | 'a4') => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Starts a browser, with scripts or without; an `old` one does not know `::details-content`. */
export type Start = (settings: { scripts: boolean; old?: boolean }) => Promise<Engine>;

/** The letter of a key that is pressed with Control. */
export const withControl = (key: Key): string | undefined => /^Control\+(.)$/.exec(key)?.[1];
