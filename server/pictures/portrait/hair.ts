import { darker, lighter } from '../color.ts';
import { circle, path, stroke } from '../svg.ts';
import type { Portrait } from './look.ts';

/** Hair lies in two layers: `behind` the neck and shoulders, and `before` the face. */
export interface Hair {
  behind: string;
  before: string;
}

export function drawHair(portrait: Portrait): Hair {
  const { hair, woman, hairStyle } = portrait.look;
  const styles = woman ? WOMEN : MEN;
  const style = styles[hairStyle % styles.length] ?? WOMEN[0];
  const dark = darker(hair, 0.28);
  const fill = portrait.paints.down(lighter(hair, 0.2), hair, dark);
  const sheen = (line: string) => stroke(line, lighter(hair, 0.5), 4, { opacity: 0.28 });
  return {
    behind:
      style.behind.map((shape) => path(shape, portrait.paints.down(hair, dark))).join('') +
      (style.bun ? circle(style.bun, dark) : ''),
    before: path(style.before, fill) + style.sheen.map(sheen).join(''),
  };
}

interface Style {
  behind: string[];
  before: string;
  sheen: string[];
  bun?: [number, number, number];
}

const CENTER_PARTING =
  'M200 74C144 74 122 116 125 178C126 194 133 208 142 216C144 180 160 138 202 112C242 138 256 180 258 216C267 208 274 194 275 178C278 116 256 74 200 74Z';
const SIDE_PARTING =
  'M214 74C150 70 120 114 125 178C126 194 133 206 141 214C146 176 176 152 230 112C246 136 256 172 258 214C267 206 275 194 275 178C278 118 262 78 214 74Z';
const FULL_FRINGE =
  'M200 74C144 74 122 116 125 178C126 192 134 204 143 210C144 190 146 172 151 152Q164 160 176 155Q188 161 200 156Q212 161 224 155Q238 160 249 152C254 172 256 190 257 210C266 204 274 192 275 178C278 116 256 74 200 74Z';
const SWEPT_BACK =
  'M200 76C150 76 128 112 134 172C138 178 142 184 144 190C146 164 150 138 168 124C186 114 214 114 232 124C250 138 254 164 256 190C258 184 262 178 266 172C272 112 250 76 200 76Z';

const CROWN_SHEEN = 'M150 122C162 100 182 90 204 89';
const CURL_SHEEN = 'M136 196C138 214 134 236 138 256';

const WOMEN: [Style, ...Style[]] = [
  {
    behind: [
      'M200 74C142 74 122 118 125 180C126 230 112 280 118 330Q130 344 160 342H240Q270 344 282 330C288 280 274 230 275 180C278 118 258 74 200 74Z',
    ],
    before: CENTER_PARTING,
    sheen: [CROWN_SHEEN, 'M131 200C131 222 129 240 127 256'],
  },
  {
    behind: [
      'M200 74C138 74 116 118 122 184C124 216 122 240 134 256Q160 268 184 252H216Q240 268 266 256C278 240 276 216 278 184C284 118 262 74 200 74Z',
    ],
    before: SIDE_PARTING,
    sheen: ['M152 126C164 102 186 90 210 90', 'M132 190C130 210 132 226 138 240'],
  },
  {
    behind: [],
    bun: [200, 76, 26],
    before: SWEPT_BACK,
    sheen: [CROWN_SHEEN, 'M186 62C190 56 198 54 206 56'],
  },
  {
    behind: [
      'M200 74C142 74 120 116 124 178C122 206 106 220 114 246C104 266 110 288 122 302C118 318 140 330 164 322H236C260 330 282 318 278 302C290 288 296 266 286 246C294 220 278 206 276 178C280 116 258 74 200 74Z',
    ],
    before: SIDE_PARTING,
    sheen: ['M152 126C164 102 186 90 210 90', 'M130 200C126 222 119 230 122 250'],
  },
  {
    behind: [
      'M200 76C140 76 120 116 124 178C125 200 122 218 130 230Q142 242 166 238H234Q258 242 270 230C278 218 275 200 276 178C280 116 260 76 200 76Z',
    ],
    before: SIDE_PARTING,
    sheen: ['M152 126C164 102 186 90 210 90'],
  },
  {
    behind: [
      'M200 74C138 74 116 118 122 184C122 214 116 246 128 270Q158 284 184 264H216Q242 284 272 270C284 246 278 214 278 184C284 118 262 74 200 74Z',
    ],
    before: FULL_FRINGE,
    sheen: [CROWN_SHEEN, CURL_SHEEN],
  },
];

const MEN: [Style, ...Style[]] = [
  {
    behind: [],
    before:
      'M142 180C128 118 150 72 208 72C260 72 274 118 258 180C256 162 254 150 247 138C224 136 190 130 168 110C164 126 156 138 151 152Q145 164 142 180Z',
    sheen: ['M178 96C198 86 224 88 240 104'],
  },
  {
    behind: [],
    before:
      'M142 180C126 116 154 68 206 70C260 72 274 118 258 180C256 160 253 148 247 138C238 152 218 154 200 142C208 134 212 126 211 116C196 138 172 148 154 144C148 152 145 164 142 180Z',
    sheen: ['M168 104C184 90 206 86 226 92'],
  },
  {
    behind: [],
    before:
      'M142 178C136 140 142 116 151 106C150 80 178 58 216 63C254 68 270 100 258 178C256 158 253 138 246 126C226 116 184 115 158 126C150 138 145 158 142 178Z',
    sheen: ['M164 104C172 84 196 74 224 80', 'M182 108C190 94 208 88 230 94'],
  },
  {
    behind: [],
    before:
      'M143 174C134 110 160 79 200 79S266 110 257 174C255 152 251 136 244 126C222 114 178 114 156 126C149 136 145 152 143 174Z',
    sheen: ['M166 104C180 94 204 90 224 98'],
  },
  {
    behind: [],
    before:
      'M142 178C130 118 152 74 206 73C258 72 274 118 258 178C256 160 253 148 246 136C232 126 222 122 214 110C198 128 172 134 154 140C148 150 145 164 142 178Z',
    sheen: ['M168 108C184 94 206 88 230 96'],
  },
  {
    behind: [],
    before:
      'M141 182C126 112 154 69 202 70C258 71 274 116 259 182C257 168 255 160 251 152Q243 158 235 148Q224 160 212 150Q200 162 188 150Q176 160 166 149Q158 158 150 154C147 160 144 170 141 182Z',
    sheen: ['M162 112C176 96 198 88 222 94'],
  },
];
