import { LOGIN_POPUP_HEIGHT_PX, LOGIN_POPUP_WIDTH_PX } from '../constants.ts';
import { safeUrl } from '../lib/safeUrl.ts';
import { inAppBrowserOf } from './inAppBrowser.ts';
import { forgetLoginTrip, keepLoginTrip } from './loginTrip.ts';

/**
 * A window beside the page, opened before the address is known: browsers allow one only within the press.
 * Where there cannot be one, the page itself goes, and the callback leads back to it.
 */
export async function openLogin(address: Promise<string>): Promise<void> {
  const beside = inAppBrowserOf(navigator.userAgent) ? null : openBeside();
  try {
    const url = safeUrl(await address);
    if (!url) throw new Error('The address of the login leads nowhere');
    if (beside) {
      beside.location.replace(url);
      beside.focus();
    } else {
      keepLoginTrip({ path: location.pathname + location.search, isBeside: false });
      location.assign(url);
    }
  } catch (cause) {
    beside?.close();
    throw cause;
  }
}

const SIZE = `width=${LOGIN_POPUP_WIDTH_PX},height=${LOGIN_POPUP_HEIGHT_PX}`;

/** A new window begins with a copy of what this one remembers. */
function openBeside(): Window | null {
  keepLoginTrip({ path: location.pathname + location.search, isBeside: true });
  const beside = window.open('', 'login', SIZE);
  forgetLoginTrip();
  // A window that an earlier login has left behind finds itself.
  return beside === window ? null : beside;
}
