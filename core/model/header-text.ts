// What every client sends in a header as it is: HTTP takes more, and clients differ in what becomes of it.
const TEXT = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;

/** Is this printable ASCII, without line ends, and without blanks around it? @internal */
export const isHeaderText = (text: string): boolean => TEXT.test(text);
