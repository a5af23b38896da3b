/** The image library takes a sixth of a second to load: it waits for the first picture, and not the start for it. */
export const loadSharp = async () => (await import('sharp')).default;
