/** The pages that visitors open first: name → address. */
export async function publicPages(serverUrl: string): Promise<[string, string][]> {
  const answer = await fetch(`${serverUrl}/public/clinics?limit=1`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return [
    ['/home', '/home'],
    ['/contents', '/contents'],
    ['a clinic', `/contents/clinic/${data[0]?.id}`],
    ['Japanese /home', '/home?lang=ja'],
  ];
}
