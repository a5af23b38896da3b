import type { Page } from 'playwright';
import type { Counsel } from '../../../contract/counsel.ts';
import { logInHere } from './logInHere.ts';
import { openPage, type PageOptions } from './openPage.ts';

/** A counsel of the demonstration's first member without a review, and the state it must have. */
async function freeCounsel(page: Page, wished: Counsel['state'] | undefined): Promise<Counsel> {
  const answer = await page.request.get('/member/counsels');
  const { data } = (await answer.json()) as { data: { data: Counsel[] } };
  const isFree = ({ state, review_id }: Counsel) =>
    !review_id && (wished === undefined ? state !== 'CANCELED' : state === wished);
  const counsel = data.data.find(isFree);
  if (!counsel) throw new Error('Every counsel has a review');
  return counsel;
}

interface ReviewOptions extends PageOptions {
  state?: Counsel['state'];
  lang?: string;
}

/** The page of such a counsel, open for its member. */
export async function comeToReview({ state, lang = 'ko', ...options }: ReviewOptions = {}) {
  const page = await openPage(options);
  await logInHere(page);
  const counsel = await freeCounsel(page, state);
  await page.goto(`/counsel/${counsel.id}?lang=${lang}`);
  return { page, counsel };
}

export const pickPhotos = (page: Page, label: string, files: readonly [string, Buffer][]) =>
  page
    .locator(`input[type="file"][aria-label^="${label}"]`)
    .first()
    .setInputFiles(files.map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })));

export const thumbnails = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('img');

/** The stored files of the browser, as far as scripts can see them. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const answerTo = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answerTo(indexedDB.open('drafts'));
    const stores = database.transaction(['file', 'key']);
    const [files, keys] = await Promise.all([
      answerTo(stores.objectStore('file').getAll()),
      answerTo(stores.objectStore('key').getAll()),
    ]);
    database.close();
    return {
      files: files.map(({ bytes }) => new TextDecoder('latin1').decode(bytes)),
      keysCanLeave: keys.map(({ extractable }) => extractable),
    };
  });

/** The bytes of every PUT that a page begins from now on. */
export async function watchSentBytes(page: Page): Promise<Uint8Array[]> {
  const sent: Uint8Array[] = [];
  await page.exposeFunction('noteSentBytes', (bytes: number[]) => {
    sent.push(Uint8Array.from(bytes));
  });
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) {
        void body.arrayBuffer().then((bytes) => {
          Reflect.get(window, 'noteSentBytes')([...new Uint8Array(bytes)]);
        });
      }
      send.call(this, body);
    };
  });
  return sent;
}
