import { ko } from '../../../src/i18n/ko/ko.ts';
import { addTexts } from '../../../src/i18n/korean.ts';

// Parts are tested without the screens that bring their texts; that every screen does, architecture tests.
addTexts(ko);
