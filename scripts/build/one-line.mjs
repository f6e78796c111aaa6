/** A description in one line, for a comment or a table. @param {string} text */
export const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
