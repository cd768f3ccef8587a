/** For `reset`: a compiled component registers a field once, so the form has to keep those it knows and write into them. */
export const keepFields = { keepFieldsRef: true } as const;
