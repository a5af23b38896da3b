/** The shortest new password of staff. */
export const LEAST_PASSWORD_LENGTH = 12;

/** Words about this service. A new password needs more than these, digits and signs. */
export const OWN_WORDS: readonly string[] = `
나비 ナビ nabi 의원 병원 クリニック clinic hospital doctor nurse 의사 간호사 医師 상담 相談 counsel 직원 スタッフ staff 관리자 管理者
operator manager admin console login password beauty skin derma
`
  .trim()
  .split(/\s+/);

/**
 * Passwords that attackers try first: of Korean and Japanese keyboards, and with our name, in lower case. The form refuses
 * them in any case of their letters. The server also knows the list of leaked ones (server/domain/staff/commonPasswords.ts).
 */
export const COMMON_PASSWORDS: readonly string[] = `
123456789012 1234567890123 12345678901234 111111111111 00000000 000000000000 112233445566 123123123
123123123123 121212 12121212 654321 87654321 987654321 0987654321 password1234 password12345 password123!
p@ssword p@ssw0rd123 p@ssw0rd1234 passwordpassword qwerty123456 qwertyuiop12 qwertyuiop123 qwertyuiop1234
qwertyqwerty 1q2w3e4r! 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r1q2w3e4r q1w2e3r4t5y6 qwer1234! qwer1234qwer
qwer1234qwer1234 asdf1234! asdf1234asdf asdfasdfasdf asdfghjkl123 asdfghjkl1234 zxcvbnm12345 1qaz2wsx3edc
1qaz2wsx3edc4rfv 1qaz2wsx! zaq1@wsx qazwsxedcrfv abcd1234! abcdefgh abcdef123456 abcdefghijkl a1b2c3d4e5f6
aaaaaaaa aaaaaaaaaaaa admin1234 admin12345 administrator administrator1 admin123456789 adminadmin
adminadmin123 root1234 root12345678 manager1234 operator1234 operator12345 staff1234 staff12345678
letmein12345 welcome1234 welcome12345 iloveyou1234 iloveyou12345 changeme123 changeme1234 default12345
temp12345678 temporary1234 test12345678 testtesttest guest1234 secret123456 login123 loginlogin12 korea1234
korea12345678 seoul1234 seoul12345678 gangnam1234 gangnam12345 dkssud dkssudgktpdy dkssudgktpdy1 tkfkdgody
tkfkdgody123 rkskek rkskekfk rkskekfk1234 qlalfqjsgh qlalfqjsgh1 qlalfqjsgh123 akstp123 eogksalsrnr
eogksalsrnr1 japan1234 japan12345678 tokyo1234 tokyo12345678 sakura1234 sakura123456 arigatou arigatou1234
konnichiwa konnichiwa12 nippon123456 pasuwado1234 himitsu12345 hospital1234 hospital12345 clinic123 clinic1234
clinic12345 clinic123456 doctor123 doctor1234 doctor12345 doctor123456 beauty123 beauty123456 skinclinic12
skinclinic123 nabi1234 nabi12345678 nabinabinabi nabiclinic12 nabiclinic123 nabiclinic1234 demo-operator
demo-clinic-one demo-clinic-two
`
  .trim()
  .split(/\s+/);
