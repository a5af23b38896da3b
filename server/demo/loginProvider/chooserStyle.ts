/** One column, system fonts, light or dark as the device is. */
export const CHOOSER_STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1b1f27,#eceef2);--soft:light-dark(#5b6472,#a2abb9);
--line:light-dark(#e6e8ee,#2f343e);--paper:light-dark(#fff,#16181d);--tint:light-dark(#f4f5f9,#22262e);
--accent:light-dark(#5b3fd1,#b3a3ff)}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;word-break:keep-all}
main{max-width:26rem;margin:0 auto;padding:2.5rem 1.25rem 2rem}
h1{margin:0 0 .25rem;font-size:1.375rem;line-height:1.3;letter-spacing:-.02em}
p{margin:0;color:var(--soft);font-size:.9375rem}
ul{list-style:none;margin:1.5rem 0;padding:0;display:grid;gap:.5rem}
button{display:flex;align-items:center;gap:.875rem;width:100%;min-height:3.5rem;padding:.625rem 1rem;border:1px solid var(--line);
border-radius:1rem;background:none;color:inherit;font:inherit;text-align:left;cursor:pointer;transition:background .15s}
button:hover{background:var(--tint)}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.face{display:grid;place-items:center;flex:none;width:2.25rem;height:2.25rem;border-radius:50%;background:var(--tint);color:var(--accent);font-weight:600}
.name{flex:1;font-weight:500}
.tongue{color:var(--soft);font-size:.8125rem}
a{display:inline-block;padding:.625rem 0;color:inherit}
.new{border-style:dashed}
@media(prefers-reduced-motion:reduce){button{transition:none}}
`;
