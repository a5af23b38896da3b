/** Whether staff work there: the console and its login. The router ignores capital letters and a last slash. */
export const isStaffPath = (path: string): boolean => /^\/(login\/*$|console(\/|$))/i.test(path);
