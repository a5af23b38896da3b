/** A role and the name that a screen reader would say. */
export interface Wanted {
  /** Fields for files have no role, so `file` stands for them. */
  role: string;
  name: string;
  isPattern?: boolean;
  /** A finger can reach it: nothing covers it, and it does not move, e.g. with a modal that is still opening. */
  isInReach?: boolean;
}

/** Runs in the page after Testing Library, so it can use nothing else. */
export function findInPage({ role, name, isPattern, isInReach }: Wanted): Element | undefined {
  const { queryAllByRole, queryAllByLabelText } = Reflect.get(window, 'TestingLibraryDom');
  if (role === 'file') {
    return queryAllByLabelText(document.body, name, { exact: false, selector: '[type=file]' })[0];
  }
  // Hidden elements are left out here: Testing Library reads the style of every ancestor, which takes seconds.
  const wished = { name: isPattern ? new RegExp(name) : name, hidden: true };
  const all: Element[] = queryAllByRole(document.body, role, wished);
  const found = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return isInReach ? found.find(meetsFinger) : found[0];

  function meetsFinger(element: Element): boolean {
    if (isMoving(element)) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = [...element.getClientRects()].find(({ width }) => width > 0);
    if (!box) return false;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return element.contains(top);
  }

  function isMoving(element: Element): boolean {
    const isRunning = element.getAnimations().some(({ playState }) => playState === 'running');
    return isRunning || (element.parentElement !== null && isMoving(element.parentElement));
  }
}
