/** The compiler's helper for decorators: ours need the prototype and the name alone. */
export const __decorate = (all, target, key) => all.map((one) => one(target, key));
export default __decorate;
