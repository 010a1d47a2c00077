/** Whether a text that was read as UTF-8 is UTF-16, which Windows calls Unicode: every other byte is none. */
export const isUtf16 = (text: string): boolean => text.includes('\0');
