/** Passwords of twelve characters and more that lists of leaked ones have at their top, letters and digits only. */
export const commonPasswords = new Set(
  `123456789012 1234567890123 12345678901234 123456789abc 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv
q1w2e3r4t5y6 qwertyuiop123 qwertyuiopasdf qwerty123456 qwerty1234567 qwerty12345678 qwertyuiop12 asdfghjkl123 zxcvbnm12345
password1234 password12345 password123456 passwordpassword password2024 password2025 password2026 mypassword123 passw0rd1234
iloveyou1234 iloveyouforever iloveyou12345 ilovemyfamily ilovemymother letmein12345 letmeinplease welcome12345 welcome123456
welcome2024 welcome2025 welcome2026 administrator administrator1 adminadmin12 admin1234567 admin12345678 changeme1234 changemenow1
trustno1trustno1 abcdefghijkl abcd12345678 abc123456789 abcdef123456 aa1234567890 a1b2c3d4e5f6 abc123abc123 superman1234
princess1234 football1234 baseball1234 basketball12 monkey123456 dragon123456 sunshine1234 master123456 michael12345 jordan123456
summer2024summer correcthorsebatterystaple thequickbrownfox onceuponatime unbelievable letmeinletmein secretsecret secret123456 testtesttest
test12345678 testing12345 companyname1 workpassword1 spring202612 winter202612 autumn202612 summer202612 qazwsxedcrfv qazwsxedc123
zaq12wsxcde3 987654321098 098765432109 111222333444 112233445566 121212121212 123123123123 123321123321 147258369147 159357159357
131313131313 696969696969 asdfasdfasdf qweasdzxc123 qweqweqweqwe asdasdasdasd zxczxczxczxc googlegoogle facebook1234 microsoft123
starwars1234 pokemon12345 naruto123456 minecraft123 liverpool123 chelsea12345 arsenal12345 manchester12 barcelona123 realmadrid12`.split(
    /\s+/,
  ),
);
