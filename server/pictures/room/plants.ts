import { darker, lighter, mix } from '../color.ts';
import { d, ellipse, group, path, repeat, rounded, stroke } from '../svg.ts';
import { type Scene, shadow } from './scene.ts';

const LEAF = 'M0 0C26 -18 30 -62 0 -96C-30 -62 -26 -18 0 0Z';

/** One of four plants in a pot, about 200 high. */
export function drawPlant(scene: Scene): string {
  const draw = scene.random.pick([drawRubberTree, drawOliveTree, drawSnakePlant, drawPampas]);
  return shadow(scene, [0, 2, 78]) + draw(scene);
}

function drawRubberTree(scene: Scene): string {
  const { random } = scene;
  const leaves = repeat(9, (index, share) => {
    const angle = -68 + share * 136 + random.between(-7, 7);
    const size = random.between(0.72, 1) * (1.16 - Math.abs(share - 0.5) * 0.5);
    return drawLeaf(scene, -88 - (index % 3) * 22, angle, size);
  });
  return (
    stroke('M0 -50C2 -80 -3 -110 0 -140', scene.material.leafShade, 4) + leaves + drawPot(scene)
  );
}

function drawLeaf(scene: Scene, y: number, angle: number, size: number): string {
  const { leaf, leafShade } = scene.material;
  const near = mix(leaf, '#ffffff', scene.random.between(0, 0.22));
  return group(
    {
      transform: `translate(0 ${rounded(y)}) rotate(${rounded(angle)}) scale(${rounded(size * 10) / 10})`,
    },
    path(LEAF, scene.paints.across(near, leafShade)),
    stroke('M0 -4V-84', lighter(leaf, 0.35), 1.6, { opacity: 0.7 }),
  );
}

function drawOliveTree(scene: Scene): string {
  const { random, material } = scene;
  const branches = repeat(7, (_, share) => {
    const lean = -80 + share * 160;
    const topY = -252 + Math.abs(share - 0.5) * 120 + random.between(-12, 12);
    const twigs = repeat(8, (index, along) => {
      const t = 0.28 + along * 0.72;
      const x = lean * t * t;
      const y = -110 + (topY + 110) * t;
      const side = index % 2 ? 1 : -1;
      const tone = mix(material.leaf, random.happens(0.5) ? '#ffffff' : material.leafShade, 0.35);
      return ellipse([x + side * 9, y, 13, 4.6], tone, {
        transform: `rotate(${rounded(side * -38 + lean * 0.3)} ${rounded(x + side * 9)} ${rounded(y)})`,
      });
    });
    return (
      stroke(d`M0 -108Q${lean * 0.2} ${-150} ${lean} ${topY}`, material.woodShade, 2, {
        opacity: 0.75,
      }) + twigs
    );
  });
  return stroke('M0 -50C-4 -80 5 -96 0 -126', material.woodShade, 6) + branches + drawPot(scene);
}

function drawSnakePlant(scene: Scene): string {
  const { random, paints, material } = scene;
  const blades = repeat(8, (_, share) => {
    const lean = -46 + share * 92;
    const tall = random.between(96, 160) - Math.abs(share - 0.5) * 50;
    const root = lean * 0.42;
    const blade = d`M${root - 9} -56Q${root + lean * 0.5 - 12} ${-56 - tall * 0.55} ${lean * 1.2} ${-56 - tall}Q${root + lean * 0.5 + 14} ${-56 - tall * 0.5} ${root + 9} -56Z`;
    return path(
      blade,
      paints.across(lighter(material.leaf, 0.25), material.leaf, material.leafShade),
    );
  });
  return blades + drawPot(scene);
}

function drawPampas(scene: Scene): string {
  const { random, palette, paints } = scene;
  const plume = mix(palette.second, '#fff6e8', 0.62);
  const plumes = repeat(7, (_, share) => {
    const lean = -60 + share * 120 + random.between(-8, 8);
    const topY = random.between(-246, -200) + Math.abs(share - 0.5) * 60;
    const feather = d`M${lean * 0.5} ${-130}C${lean * 0.4 - 16} ${topY + 60} ${lean - 16} ${topY + 40} ${lean * 1.15} ${topY}C${lean + 18} ${topY + 46} ${lean * 0.8 + 18} ${topY + 80} ${lean * 0.5} -130Z`;
    return (
      stroke(d`M0 -66Q${lean * 0.3} -110 ${lean * 0.5} -132`, darker(plume, 0.25), 2) +
      path(feather, paints.down(lighter(plume, 0.35), plume))
    );
  });
  const vase =
    'M-17 -82C-12 -70 -40 -52 -38 -24C-37 -6 -26 0 0 0C26 0 37 -6 38 -24C40 -52 12 -70 17 -82Z';
  return (
    plumes +
    path(vase, paints.across(lighter(palette.light, 0.4), mix(palette.wall, palette.shade, 0.6)))
  );
}

function drawPot({ palette, paints, random }: Scene): string {
  const color = random.pick([palette.light, palette.second, palette.shade, '#f7f3ee']);
  const body = 'M-38 -66H38L30 -8Q29 0 20 0H-20Q-29 0 -30 -8Z';
  return (
    path(body, paints.across(lighter(color, 0.35), color, darker(color, 0.2))) +
    ellipse([0, -66, 38, 6], darker(color, 0.38)) +
    ellipse([0, -66, 34, 4.4], '#5b4a41', { opacity: 0.7 })
  );
}
