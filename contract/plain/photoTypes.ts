/** The server reads no HEIC; Safari converts such photos to JPEG when a person picks them. */
const PHOTO_TYPES = ['jpeg', 'jpg', 'png', 'webp', 'gif', 'avif'].map((kind) => `image/${kind}`);

/** Whether photos of this type are accepted. */
export const isPhotoType = (type: string): boolean => PHOTO_TYPES.includes(type.toLowerCase());
