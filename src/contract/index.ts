export * from './action.js';
export { detailsKind, parseDetails, type DetailField, type DetailsKind, type DisplayDetails } from './details.js';
export * from './resource.js';
