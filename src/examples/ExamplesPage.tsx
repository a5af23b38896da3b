import { Section } from '../ui/Section.tsx';
import { Toaster } from '../widgets/toast/Toaster.tsx';
import { AddressExamples } from './AddressExamples.tsx';
import { ChipExamples } from './ChipExamples.tsx';
import { DropdownExamples } from './DropdownExamples.tsx';
import { FileExamples } from './FileExamples.tsx';
import { FrameExamples } from './FrameExamples.tsx';
import { MultiSelectExamples } from './MultiSelectExamples.tsx';
import { TextExamples } from './TextExamples.tsx';

/** Every widget in all its states. Available in development and tests only. */
export function ExamplesPage() {
  return (
    <div className="app-column pb-bars">
      <main>
        <h1 className="px-4 pt-5 font-bold text-headline">Widgets</h1>
        <Section title="TextInput, TextArea, Select">
          <TextExamples />
        </Section>
        <Section title="Dropdown">
          <DropdownExamples />
        </Section>
        <Section title="MultiSelect">
          <MultiSelectExamples />
        </Section>
        <Section title="FileStrip">
          <FileExamples />
        </Section>
        <Section title="ChipList">
          <ChipExamples />
        </Section>
        <Section title="AddressSearch">
          <AddressExamples />
        </Section>
        <Section title="TabGroup, AddressMap, showToast">
          <FrameExamples />
        </Section>
      </main>
      <Toaster />
    </div>
  );
}
