const folded = `translate(nickname_key,
  'авекмнорстухѕіјԛԝһԁӏгԍαβεζηικμνορτυχωɑɡı',
  'abekmhopctyxsijqwhdlrgabezhikmnoptyxwagi')`;

/** Letters that look like Latin letters are compared as Latin. Existing nicknames that look alike stay. */
export const nicknameDoubles = `
update member set nickname_key = alike.key
from (
  select id, ${folded} as key, row_number() over (partition by ${folded} order by id) as place
  from member where nickname_key is not null
) as alike
where alike.id = member.id and alike.place = 1 and alike.key <> member.nickname_key
  and not exists (select 1 from member other where other.nickname_key = alike.key);
`;
