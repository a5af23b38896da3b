import { LOGIN_POPUP_HEIGHT_PX, LOGIN_POPUP_WIDTH_PX } from '../constants.ts';
import { safeUrl } from '../lib/safeUrl.ts';
import { inAppBrowserOf } from './inAppBrowser.ts';
import { forgetLoginTrip, keepLoginTrip } from './loginTrip.ts';

/**
 * Opens a window before the address is known, because browsers allow it only in the click handler. Where no
 * window can open, the page itself navigates, and the callback page leads back to it.
 */
export async function openLogin(address: Promise<string>): Promise<void> {
  const loginWindow = inAppBrowserOf(navigator.userAgent) ? null : openLoginWindow();
  try {
    const url = safeUrl(await address);
    if (!url) throw new Error('The address of the login is not a safe http(s) address');
    if (loginWindow) {
      loginWindow.location.replace(url);
      loginWindow.focus();
    } else {
      keepLoginTrip({ path: location.pathname + location.search, isNewWindow: false });
      location.assign(url);
    }
  } catch (cause) {
    loginWindow?.close();
    throw cause;
  }
}

const SIZE = `width=${LOGIN_POPUP_WIDTH_PX},height=${LOGIN_POPUP_HEIGHT_PX}`;

/** `window.open` copies sessionStorage. We store the trip, open, and delete it: only the new window keeps it. */
function openLoginWindow(): Window | null {
  keepLoginTrip({ path: location.pathname + location.search, isNewWindow: true });
  const loginWindow = window.open('', 'login', SIZE);
  forgetLoginTrip();
  // If this window is the login window of an earlier login, window.open returns this window.
  return loginWindow === window ? null : loginWindow;
}
