import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * On a fresh clone Vitest begins with the largest files of a project. The story is the smallest file and one of the
 * slowest: as the last one it would run alone.
 */
export class StoryFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = sorted.findIndex(({ moduleId }) => moduleId.endsWith('/e2e/story.test.ts'));
    const [story] = place === -1 ? [] : sorted.splice(place, 1);
    if (story) {
      const first = sorted.findIndex(({ project }) => project === story.project);
      sorted.splice(Math.max(first, 0), 0, story);
    }
    return sorted;
  }
}
