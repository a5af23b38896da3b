import type { HistoryRouterProps } from 'react-router-dom';
import { addressAtom, historyAtom } from '../../state/addressAtom.ts';
import type { createAppStore } from '../../state/appStore.ts';

type History = HistoryRouterProps['history'];
type Store = ReturnType<typeof createAppStore>;

/** A history that writes each new address into the store, and then tells the router. */
export function connectHistory(history: History, basename: string, store: Store): History {
  const write = ({ pathname, search }: History['location']) =>
    store.set(addressAtom, { pathname: pathname.slice(basename.length) || '/', search });
  write(history.location);
  store.set(historyAtom, {
    push: (path) => history.push(basename + path),
    replace: (path) => history.replace(basename + path),
  });
  const listen: History['listen'] = (tellRouter) => {
    // The visitor may have gone back while the scripts were loading.
    write(history.location);
    return history.listen((update) => {
      write(update.location);
      tellRouter(update);
    });
  };
  return Object.create(history, { listen: { value: listen } });
}
