/**
 * The nickname as visitors see it: 용감한감자16 is 용감한●●●16. At most half of it, three characters, stay at the
 * beginning and two at the end; the circles hide the length. Null without a nickname. PostgreSQL does this because
 * rows of lists are sent as it wrote them.
 */
export const maskedNickname = (memberId: string) => `(
  select left(nickname, least(3, char_length(nickname) / 2)) || '●●●'
    || right(nickname, greatest(0, least(2, char_length(nickname) - 5)))
  from member where member.id = ${memberId})`;
