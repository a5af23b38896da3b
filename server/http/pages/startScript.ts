/**
 * A rendered page works without scripts, so the app's scripts wait for the load event or the first touch. On
 * callback pages Trusted Types demand a policy for the script URL.
 */
export function deferredStart(scripts: readonly string[], entry: string): string {
  return `(()=>{
let started=false;
const start=()=>{
if(started)return;started=true;
for(const href of ${JSON.stringify(scripts)})add('link',{rel:'modulepreload',href});
add('script',{type:'module',src:trust(${JSON.stringify(entry)})});
};
const trust=url=>window.trustedTypes?trustedTypes.createPolicy('start',{createScriptURL:()=>url}).createScriptURL(url):url;
const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes));
for(const sign of ['pointerdown','touchstart','keydown','focusin'])addEventListener(sign,start,{once:true,passive:true});
addEventListener('load',()=>setTimeout(start,50));
})()`.replaceAll('\n', '');
}
