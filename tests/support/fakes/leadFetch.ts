/** NODE_OPTIONS of a server whose requests to these hosts come to stand-ins. */
export function leadFetch(hosts: Record<string, string>): string {
  const led = JSON.stringify(Object.entries(hosts));
  const script = `const ask=fetch;globalThis.fetch=(to,how)=>ask(${led}.reduce((url,[from,there])=>url.replace(from,there),String(to?.url??to)),how)`;
  return `--import data:text/javascript,${encodeURIComponent(script)}`;
}
