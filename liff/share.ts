import ShareTargetPicker from '@line/liff/share-target-picker';
import { browserEnvironment } from '../src/environment/browserEnvironment.ts';
import type { SharedLink } from '../src/environment/environment.ts';
import { liff } from './sdk.ts';

liff.use(new ShareTargetPicker());

/**
 * Shares a link that opens inside LINE, with friends and groups. Old LINE versions use the device's share
 * dialog.
 */
export async function shareFromLine(link: SharedLink) {
  if (!liff.isApiAvailable('shareTargetPicker')) return browserEnvironment.share(link);
  try {
    const text = `${link.title}\n${lineAddressOf(link.url)}`;
    const answer = await liff.shareTargetPicker([{ type: 'text', text }]);
    return answer ? 'shared' : 'dismissed';
  } catch (cause) {
    console.error('LINE could not share', cause);
    return 'unsupported';
  }
}

function lineAddressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `https://liff.line.me/${liff.id}${pathname}${search}`;
}
