import { financialRoi } from './workbooks/financial-roi';

/** A workbook that a visitor can save. */
interface WorkbookFile {
  id: string;
  href: string;
  /** The name under which it is saved. */
  fileName: string;
  /** Its bytes, the same at each call. */
  make: () => Uint8Array<ArrayBuffer>;
}

/** Every workbook of the site. */
export const workbooks: readonly WorkbookFile[] = [financialRoi];
