/** One column, system fonts, light or dark as the device. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1b1f27,#e8eaee);--soft:light-dark(#5b6472,#a2abb9);
--line:light-dark(#e3e6eb,#2c313a);--paper:light-dark(#fff,#16181d);--tint:light-dark(#f6f7f9,#1e2128);
--get:light-dark(#0b6b4f,#5fd3ac);--post:light-dark(#1f4fc4,#8fb1ff);--patch:light-dark(#8a5200,#f0bb6a);
--delete:light-dark(#b3261e,#ff9d94)}
*{box-sizing:border-box}
html{scroll-padding-top:9rem;scroll-behavior:smooth}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main,header{max-width:52rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2.5rem}
h1{margin:0;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
h2{margin:3rem 0 .75rem;scroll-margin-top:-4rem;font-size:1.25rem;text-transform:capitalize}
h3{margin:1.25rem 0 .5rem;font-size:.8125rem;font-weight:600;color:var(--soft)}
p{margin:.5rem 0;color:var(--soft)}
a{color:inherit;text-underline-offset:.2em}
nav{position:sticky;top:0;z-index:1;background:var(--paper);border-bottom:1px solid var(--line);margin-top:1.5rem}
nav ul{display:flex;gap:.25rem;max-width:52rem;margin:0 auto;padding:0 .5rem;overflow-x:auto;list-style:none;scrollbar-width:none}
nav a{display:flex;align-items:center;min-height:2.75rem;padding:0 .75rem;text-decoration:none;text-transform:capitalize;color:var(--soft);white-space:nowrap}
nav a:hover{color:var(--ink)}
details{border:1px solid var(--line);border-radius:.75rem;margin:.5rem 0;overflow:hidden}
details[open]{background:var(--tint)}
summary{display:grid;grid-template-columns:4rem 1fr;gap:.125rem .75rem;padding:.875rem 1rem;min-height:2.75rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:focus-visible,a:focus-visible{outline:2px solid var(--post);outline-offset:-2px}
summary .path{font:500 .9375rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
summary .say{grid-column:2;font-size:.875rem;color:var(--soft)}
.body{padding:0 1rem 1.125rem}
.badge{align-self:start;font:600 .75rem/1.5rem ui-monospace,monospace;text-align:center;border:1px solid currentColor;border-radius:.375rem}
.get{color:var(--get)}.post,.put{color:var(--post)}.patch{color:var(--patch)}.delete{color:var(--delete)}
.who{display:inline-block;margin-left:.375rem;padding:0 .5rem;border-radius:1rem;background:var(--line);font-size:.75rem;color:var(--ink)}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.4375rem .5rem .4375rem 0;text-align:left;vertical-align:top;border-top:1px solid var(--line);font-weight:400;overflow-wrap:anywhere}
tr:first-child>th,tr:first-child>td{border-top:0}
th{width:38%;font-family:ui-monospace,monospace;font-size:.8125rem}
table table{margin:-.25rem 0}
small{color:var(--soft)}
code{font:.8125rem ui-monospace,monospace}
.maybe{color:var(--soft)}
footer{max-width:52rem;margin:3rem auto 2rem;padding:0 1.25rem;color:var(--soft);font-size:.875rem}
`;
