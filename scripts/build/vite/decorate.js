/**
 * The compiler's helper for decorators: ours need the prototype and the name alone.
 * @param {readonly ((target: object, key: string) => void)[]} all @param {object} target @param {string} key
 */
export const __decorate = (all, target, key) => all.map((one) => one(target, key));
export default __decorate;
