/** The compiler's helper for decorators, for properties alone: they need the prototype and the name. */
export default (all, target, key) => all.map((one) => one(target, key));
