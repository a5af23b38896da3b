/** Rules of the style guide that neither the compiler nor the linter can check. */
export interface Convention {
  promise: string;
  folders: string[];
  files: RegExp;
  /** Places where it is allowed, each with its reason. */
  except?: RegExp;
  /** A line that breaks it. */
  pattern: RegExp;
  plants: string[];
  harmless: string[];
}

const CLIENT = ['src', 'liff'];
const CODE = /\.(ts|tsx|css)$/;
const EVERYTHING = ['contract', 'src', 'liff', 'server', 'tests', 'tools', 'docs', 'public', '.ci'];

export const CONVENTIONS: Convention[] = [
  {
    promise: 'No visible text outside i18n/',
    folders: [...CLIENT, 'contract'],
    files: /\.tsx?$/,
    // Texts that both sides use are in contract/; the constants hold a place name that geocoders read.
    except: /^(src\/i18n\/|src\/constants\.ts$|contract\/texts\/)/,
    pattern: /^(?!\s*(\/\/|\/?\*)).*[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/,
    plants: ['<p>예약하기</p>', "const label = '予約';", "title: 'カート'"],
    harmless: [
      '// 시술 is what is done',
      ' * 의원 is a clinic',
      "const label = t('counsel.book');",
    ],
  },
  {
    promise: 'No colour outside tokens.css',
    folders: CLIENT,
    files: CODE,
    except: /^src\/ui\/tokens\.css$/,
    pattern:
      /["'`[(:,]\s*#[0-9a-f]{3,8}\b(?![\w-])|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i,
    plants: [
      "color: '#fff'",
      'className="bg-[#1a2b3c]"',
      'color: rgb(0 0 0)',
      'fill="oklch(0.5 0 0)"',
    ],
    harmless: [
      'this.#face = 1',
      "location.hash = '#reviews'",
      'color: var(--color-text)',
      '#add() {',
    ],
  },
  {
    promise: 'No palette class: a colour is named after its role',
    folders: CLIENT,
    files: /\.tsx?$/,
    pattern:
      /\b(bg|text|border|ring|fill|stroke|from|to|via|shadow|outline|divide|accent)-(black|white|(slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})\b/,
    plants: ['className="bg-white p-4"', 'className="text-gray-500"'],
    harmless: ['className="bg-surface text-muted"'],
  },
  {
    promise: 'ROLE-06 AMB-51 No role of staff outside the console',
    folders: CLIENT,
    files: /\.tsx?$/,
    except: /^src\/(staff\/|i18n\/(ko|ja)\/staff\.ts$)/,
    pattern: /\bOPERATOR\b|\b[Rr]oles?\b.*\bCLINIC\b|\buse(IsOperator|Staff)\b/,
    plants: ["if (role === 'OPERATOR') return null;", "role: 'CLINIC'", 'const me = useStaff();'],
    harmless: ["sourceType: 'CLINIC'", 'role="status"', "token.type === 'MEMBER'"],
  },
  {
    promise:
      'ENT-23 AMB-59 Every date is written by a function of src/lib/date.ts or dateInWords.ts',
    folders: CLIENT,
    files: /\.tsx?$/,
    // koreanHolidays.ts only asks for the day of the lunar calendar.
    except: /^src\/lib\/(date|koreanHolidays)\.ts$/,
    pattern: /\.toLocale(Date|Time)?String\(|\bIntl\.DateTimeFormat\(/,
    plants: ['new Date(at).toLocaleString(language)', 'new Intl.DateTimeFormat(language)'],
    harmless: ['formatDate(at)', 'new Intl.RelativeTimeFormat(language)'],
  },
  {
    promise:
      'A write is a mutation atom: what is pending comes from it, not from a state beside it',
    folders: CLIENT,
    files: /\.tsx?$/,
    pattern: /\[\s*(is)?([Bb]usy|[Pp]ending)\w*\s*,.*\]\s*=\s*useState\b/,
    plants: [
      'const [isBusy, setIsBusy] = useState(false);',
      'const [busy, setBusy] = useState(false);',
      'const [pending, setPending] = useState<LoginProvider | null>(null);',
      'const [isPending, setPending] = useState(false);',
    ],
    harmless: [
      'const { mutateAsync, isPending } = useAtomValue(leaveAtom);',
      'const [isAsking, setIsAsking] = useState(false);',
      "const [stage, setStage] = useState<Stage>('pending');",
    ],
  },
  {
    promise: 'What changes is kept in an atom or a component, not in a module',
    folders: CLIENT,
    files: /\.tsx?$/,
    // One for each page, also with several stores: the refresh cookie (memberCall), the account of staff (staffCall), own
    // writes, files without IndexedDB (keptFiles), marks on <html> (useRootMark), a worker (resizeInWorker), scripts that
    // set global names (loadMaps, loadPostcode), the LIFF SDK (startLine). The same for every visitor: scripts of screens
    // (lazyScreen). Keyed by a file: preparePhoto.
    except:
      /^(liff\/startLine|src\/(api\/(memberCall|staffCall|ownWrites)|environment\/keptFiles|ui\/useRootMark|domain\/upload\/(resizeInWorker|preparePhoto)|widgets\/(map\/loadMaps|address\/loadPostcode)|layout\/routing\/lazyScreen))\.tsx?$/,
    pattern: /^(export )?(let |const \w+ = new (Weak)?(Map|Set)\b.*\(\);)/,
    plants: ['let opened = 0;', 'const known = new Map<string, number>();', 'export let now = 0;'],
    harmless: [
      '  let isOver = false;',
      "const COLOURS = new Set(['red']);",
      'const name = letters;',
    ],
  },
  {
    promise:
      'ENT-22 CONST-13 A number in a sentence has its separators: it goes through formatCount',
    folders: CLIENT,
    files: /\.tsx?$/,
    except: /^src\/examples\//,
    pattern: /\bt\(.*\{.*\b(n|all|max): (?!format(Count(ed)?|Total)\()/,
    plants: ["t('counsel.count', { n: counsels.length })", "t('common.pageOf', { n, all: last })"],
    harmless: [
      "t('counsel.count', { n: formatCount(counsels.length) })",
      "t('upload.moved', { n })",
    ],
  },
  {
    promise: 'No vh: a phone’s bars change it',
    folders: CLIENT,
    files: CODE,
    // CSL-15: the modal of a booking sits 10vh from the top, and stays there while the bars hide.
    except: /^src\/ui\/dialog\/Modal\.tsx$/,
    pattern: /\d(\.\d+)?vh\b|\b(h|min-h|max-h|size)-screen\b/,
    plants: ['height: 100vh;', 'className="h-[80vh]"', 'className="min-h-screen"'],
    harmless: ['height: 100dvh;', 'className="min-h-dvh"'],
  },
  {
    promise:
      'Browsers from Safari 16.4 and Chrome 111 on: no newer part of the web platform without a check',
    folders: ['contract', ...CLIENT],
    files: /\.tsx?$/,
    // The compiler knows the language up to ES2023 (tsconfig.json), but every DOM.
    pattern:
      /\bURL\.(canParse|parse)\(|\bAbortSignal\.any\(|\bResponse\.json\(|\b(asked|kept|known|next|search|query|params|parameters)\.size\b|\.(has|delete)\([^()]+, '|\.(show|hide|toggle)Popover\(|\.(startViewTransition|checkVisibility|requestClose)\(|\b(scheduler|cookieStore|navigation)\.\w+\(/,
    plants: [
      'return URL.canParse(text) ? text : undefined;',
      "return known.size > 0 ? String(known) : '';",
      'const both = AbortSignal.any([own, theirs]);',
      "search.delete('tab', 'new');",
      'bubble.showPopover();',
      'await scheduler.yield();',
    ],
    harmless: [
      'return parseUrl(text) ? text : undefined;',
      'if (chosen.size > 0) return null;',
      "if (parameters.has('q')) return;",
      'bubble.showPopover?.();',
    ],
  },
  {
    promise:
      'The lower edge is --safe-bottom: LINE on an iPhone needs more space than the device reports',
    folders: CLIENT,
    files: CODE,
    except: /^liff\/liff\.css$/,
    pattern: /^(?!\s*--safe-bottom:).*env\(safe-area-inset-bottom\)/,
    plants: [
      'bottom: calc(1rem + env(safe-area-inset-bottom));',
      'pb-[env(safe-area-inset-bottom)]',
    ],
    harmless: ['--safe-bottom: env(safe-area-inset-bottom);', 'top: env(safe-area-inset-top);'],
  },
  {
    promise: 'Properties are written one by one: a spread of a literal only saves lines',
    folders: ['contract', 'src', 'liff', 'server', 'tests', 'tools'],
    files: /\.tsx?$/,
    except: /^tests\/architecture\/conventions\.ts$/,
    pattern: /\.\.\.\{/,
    plants: ['  ...{ id, name, at },', '<Row {...{ label, text }} />'],
    harmless: ['...(isOpen ? { reason } : {}),', '<Row {...keys} />'],
  },
  {
    promise: 'No path of a developer’s machine',
    folders: EVERYTHING,
    files: /\.(ts|tsx|css|mjs|cjs|json|md|html|svg|run)$|^run$/,
    pattern: /(?<![\w.)\]}])\/(work|farm|tmp|root|home|Users)\/[A-Za-z.](?!ome\/)/,
    plants: [`cd ${'/tm'}p/x`, `'${'/Use'}rs/kim/app'`, `"${'/hom'}e/lee/app"`],
    harmless: ["join(tmpdir(), 'x')", "path: '/home'", 'src/pages/home/HomePage.tsx'],
  },
  {
    promise: 'No work left for later',
    folders: ['contract', ...CLIENT, 'server', 'tests', 'tools'],
    files: /\.(ts|tsx|css|mjs)$/,
    except: /^tests\/architecture\/conventions\.ts$/,
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    plants: ['// TODO: mend', '/* FIXME */'],
    harmless: ['// the todo list of a member'],
  },
  {
    promise: 'An expected type error says why',
    folders: ['contract', ...CLIENT, 'server', 'tests'],
    files: /\.tsx?$/,
    except: /^tests\/architecture\/conventions\.ts$/,
    pattern: /@ts-expect-error\s*$/,
    plants: ['// @ts-expect-error'],
    harmless: ['// @ts-expect-error the contract has no such key'],
  },
  {
    promise:
      'What helpers of tests open they give to afterFile: a hook of a shared module runs once',
    folders: ['tests/support'],
    files: /\.tsx?$/,
    except: /^tests\/support\/setup\//,
    pattern: /^(before|after)(All|Each)\(/,
    plants: ['afterAll(() => stop());', 'beforeEach(empty);'],
    harmless: ['  afterFile(() => stop());', 'onTestFinished(close);'],
  },
  {
    promise:
      'Tests that replace modules run alone, because the next file of a worker would get the replaced ones',
    folders: ['tests'],
    files: /(?<!\.alone)\.test\.tsx?$/,
    pattern: /\bvi\.(mock|doMock|resetModules)\(/,
    plants: ["vi.mock('swiper', () => ({}));", '  vi.resetModules();'],
    harmless: ['vi.mocked(open).mockClear();', 'vi.resetAllMocks();'],
  },
];
