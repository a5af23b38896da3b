import type { Address } from 'react-daum-postcode';

/** The used part of the postcode script. */
interface PostcodeKit {
  Postcode: new (
    options: PostcodeOptions,
  ) => {
    embed: (element: HTMLElement, options: { autoClose: boolean }) => void;
  };
}

interface PostcodeOptions {
  oncomplete: (address: Address) => void;
  width: string;
  height: string;
}

/** The address of the service's script. */
export const POSTCODE_SCRIPT =
  'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';

/** The script sets global names of the page, so it is added once. */
let loading: Promise<PostcodeKit> | undefined;

/** Loads the script once. After a failure a later search tries again. */
export function loadPostcode(scriptUrl: string): Promise<PostcodeKit> {
  loading ??= addScript(scriptUrl)
    .then(findKit)
    .catch((cause) => {
      loading = undefined;
      throw cause;
    });
  return loading;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${url} did not come`));
    };
    document.head.append(script);
  });
}

/** The service has used both global names. */
function findKit(): PostcodeKit {
  const kit = [window.kakao, window.daum].find((one) => one?.Postcode);
  if (!kit) throw new Error('The script came without the postcode module');
  return kit;
}
