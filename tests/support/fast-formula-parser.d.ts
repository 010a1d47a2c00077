declare module 'fast-formula-parser' {
  interface Position {
    sheet: string;
    row: number;
    col: number;
  }
  interface Range {
    sheet: string;
    from: { row: number; col: number };
    to: { row: number; col: number };
  }
  /** Computes a formula; rows and columns count from 1. A fault is a value (`#DIV/0!`). */
  export default class FormulaParser {
    constructor(config: {
      onCell(position: Position): unknown;
      onRange(range: Range): unknown[][];
      onVariable(name: string, sheet: string): Position | undefined;
      /** In place of the engine's own. */
      functions?: Readonly<Record<string, (...values: Array<{ value: unknown }>) => unknown>>;
    });
    parse(formula: string, position: Position): unknown;
    static FormulaError: { new (): Error; readonly NA: Error };
  }
}
