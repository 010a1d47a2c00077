/** A figure in two: what stands before its first space, and all from there on, `15` and ` minutes`. */
export function splitFigure(figure: string): [number: string, rest: string] {
  const [number = ''] = figure.split(' ');
  return [number, figure.slice(number.length)];
}
