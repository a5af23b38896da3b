/** The page of a counsel, which then says first that it was sent. */
export const sentCounselPath = (id: string) => `/counsel/${id}?done`;
