/** Loads the image library at the first image, because loading takes 0.16 seconds. */
export const loadSharp = async () => (await import('sharp')).default;

export type Sharp = Awaited<ReturnType<typeof loadSharp>>;
