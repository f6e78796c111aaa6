/** Packages that are installed only when the check runs, in this folder. */
declare module '@redocly/openapi-core';
declare module '@stoplight/spectral-core';
declare module '@stoplight/spectral-rulesets';
declare module 'openapi-typescript';
