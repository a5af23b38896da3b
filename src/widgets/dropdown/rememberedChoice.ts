import { DROPDOWN_KEY_LENGTH } from '../../constants.ts';
import { keepOnDevice, readFromDevice } from '../../environment/deviceMemory.ts';
import { sha256 } from '../../lib/digests.ts';
import { type DropdownItem, nameOf } from './dropdownItem.ts';

const PREFIX = 'dropdown:';

/** Lists with the same names in the same order share one remembered choice. */
export async function memoryKey(names: readonly string[]): Promise<string> {
  const hash = await sha256(names.join('\n'));
  return PREFIX + hash.slice(0, DROPDOWN_KEY_LENGTH);
}

/** The last choice, if it is still among the items. */
export async function recallChoice<I extends DropdownItem>(
  items: readonly I[],
): Promise<I | undefined> {
  const name = readFromDevice(await memoryKey(items.map(nameOf)));
  return items.find((item) => nameOf(item) === name);
}

export async function rememberChoice(
  items: readonly DropdownItem[],
  chosen: DropdownItem,
): Promise<void> {
  keepOnDevice(await memoryKey(items.map(nameOf)), nameOf(chosen));
}
