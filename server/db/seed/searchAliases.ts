// biome-ignore-all format: a table, one meaning on each line.

import type { AliasKind } from '../../../contract/staffSearch.ts';

export interface Alias {
  term: string;
  language: 'ko' | 'ja';
  kind: AliasKind;
  targetId: string;
}

/** Kind, ids of the meanings (the usual one first), Korean and Latin terms, Japanese terms. */
type AliasRow = readonly [AliasKind, ids: string, ko: string, ja: string];

/**
 * Words that people type and that are in no name: slang, brands, romanised and kana forms. The seed writes them once; an operator
 * changes them in the console.
 */
const meanings: readonly AliasRow[] = [
  // Eyes
  ['TREATMENT', 'double-eyelid-suture double-eyelid-incision', '쌍수, 쌍꺼풀, 쌍커풀, 쌍꺼풀수술, 쌍까풀, 눈성형, 눈수술, double eyelid', '二重, ふたえ, 二重整形, 二重まぶた, 二重術, 目の整形, サンス, ダブルアイリッド'],
  ['TREATMENT', 'double-eyelid-suture', '매몰법, 매몰, 매몰쌍수, 자연유착, 자연유착쌍수, 비절개 쌍수, 부분절개', '埋没, 埋没法, まいぼつ, 自然癒着, 自然癒着法'],
  ['TREATMENT', 'double-eyelid-incision', '절개쌍수, 절개법, 완전절개, 아웃라인, 인아웃라인, 인라인', '切開二重, 全切開, 部分切開, せっかい'],
  ['TREATMENT', 'ptosis-correction', '안검하수, 눈매교정, 비절개눈매교정, ptosis', '眼瞼下垂, がんけんかすい, 目つき矯正, ヌンメ矯正'],
  ['TREATMENT', 'epicanthoplasty', '몽고주름, 앞트임복원, 트임', '蒙古ひだ, めがしら切開, アプトゥイム'],
  ['TREATMENT', 'lateral-canthoplasty', '뒷트임, 듀얼트임, 눈꼬리내리기, 눈밑트임, 트임', 'たれ目, タレ目, グラマラスライン, 下眼瞼下制'],
  ['TREATMENT', 'upper-blepharoplasty', '상안검, 상안검수술, 눈썹거상, 눈썹하거상, 눈꺼풀처짐', '上眼瞼, 眉下切開, まゆしたせっかい, 眉下リフト'],
  ['TREATMENT', 'lower-blepharoplasty fat-repositioning', '하안검, 하안검수술, 눈밑주름', '下眼瞼, 目の下のたるみ, 切開ハムラ'],
  ['TREATMENT', 'fat-repositioning lower-blepharoplasty under-eye-filler', '눈밑지, 눈밑지방, 눈밑지방재배치, 눈밑수술, 다크써클수술', 'クマ取り, くまとり, クマとり, クマ治療, 脱脂, 経結膜脱脂, 裏ハムラ, ハムラ法, ハムラ'],
  ['CONCERN', 'under-eye', '다크써클, 다크서클, 눈밑, 눈밑꺼짐, 아이백, dark circle', 'クマ, くま, 青クマ, 黒クマ, 茶クマ, 涙袋, 目の下のクマ, ダークサークル'],
  ['TREATMENT', 'under-eye-filler', '애교살, 애교살필러, 눈물고랑, 인디언주름', '涙袋ヒアルロン酸, なみだぶくろ, ゴルゴライン'],
  ['TREATMENT', 'eye-revision', '쌍수재수술, 눈재수술, 쌍꺼풀재수술, 소세지눈, 쌍꺼풀풀림', '二重修正, 他院修正, ハム目'],
  ['CONCERN', 'single-eyelid', '무쌍, 속쌍, 외꺼풀, 홑꺼풀, 외까풀', '一重, ひとえ, 奥二重, おくぶたえ'],
  ['TREATMENT', 'lasik-lasek smile-laser', '라섹, 라식, 시력교정, 시력교정술, 눈레이저, lasik, lasek', '視力矯正, 近視手術, レーシック, ラゼック'],
  ['TREATMENT', 'smile-laser', '스마일라식, 스마일프로, smile pro, 스마일수술', 'スマイル手術, リレックススマイル, スマイルプロ'],
  ['TREATMENT', 'icl', '안내렌즈, 렌즈삽입, 알티플렉스, icl', 'アイシーエル, 眼内レンズ'],
  ['TREATMENT', 'multifocal-iol presbyopia-laser', '백내장수술, 노안수술, 노안교정', '白内障手術, 老眼手術, ろうがん'],

  // Nose
  ['TREATMENT', 'rhinoplasty tip-plasty', '코수술, 코성형, 코높이, 융비술, 콧대, 콧대수술, 실리콘코, 하이코, 코실리프팅, 직반버선코, rhinoplasty, nose job', '鼻整形, 鼻の整形, 鼻手術, 隆鼻, りゅうび, 鼻プロテーゼ, プロテーゼ, 鼻筋, 鼻フル, 鼻を高く'],
  ['TREATMENT', 'tip-plasty', '코끝, 코끝수술, 자가연골, 비주연장, 복코수술, 미스코, 귀연골, 비중격연장', '鼻尖, 鼻先, 鼻中隔延長, 耳介軟骨移植, 鼻尖縮小, 団子鼻手術'],
  ['TREATMENT', 'alar-reduction', '콧볼, 콧볼축소, 콧볼줄이기', '小鼻, 鼻翼縮小, びよくしゅくしょう, こばな'],
  ['TREATMENT', 'nose-straightening', '매부리코, 휜코, 휜코수술, 매부리코수술', 'わし鼻, 鷲鼻, 斜鼻, 曲がり鼻'],
  ['TREATMENT', 'nose-revision', '코재수술, 구축코, 들창코', '鼻修正, 鼻の修正, 拘縮鼻'],
  ['TREATMENT', 'septoplasty turbinate-reduction', '비중격만곡증, 비중격, 축농증, 코골이', '鼻中隔, 鼻中隔湾曲症, いびき'],
  ['TREATMENT', 'nose-filler', '코필러, 하이코필러', '鼻ヒアル, 鼻ヒアルロン酸, 鼻フィラー'],
  ['CONCERN', 'bulbous-tip', '복코, 주먹코, 뭉툭코, 넓은코', 'だんご鼻, 団子っ鼻, にんにく鼻, あぐら鼻'],

  // Contour and lifting
  ['TREATMENT', 'mandible-reduction zygoma-reduction genioplasty', '윤곽, 안면윤곽, 윤곽수술, 3종윤곽, 얼굴뼈, 돌려깎기, 브이라인, v라인, v line', '輪郭, 輪郭整形, 輪郭手術, 輪郭3点, 小顔, 小顔整形, こがお, 骨切り, Vライン'],
  ['TREATMENT', 'mandible-reduction', '사각턱수술, 턱수술, 턱깎기, 귀뒤사각턱', 'エラ骨, エラ手術, 下顎角形成'],
  ['TREATMENT', 'zygoma-reduction', '광대, 광대수술, 퀵광대, 광대뼈', '頬骨, ほおぼね, 頬骨削り, 頬骨手術'],
  ['TREATMENT', 'genioplasty chin-filler', '턱끝, 턱끝수술, 무턱, 무턱수술, 무턱보형물, 앞턱', '顎先, あご先, あごプロテーゼ, オトガイ, 顎出し'],
  ['TREATMENT', 'two-jaw', '양악, 양악수술, 주걱턱, 돌출입수술, 투턱, two jaw', '両顎, りょうあご, 受け口, しゃくれ, ルフォー'],
  ['TREATMENT', 'jaw-botox forehead-botox gummy-botox', '보톡스, 보톡스주사, 제오민, 코어톡스, 나보타, 보툴렉스, 보툴리눔, 톡신, 주름보톡스, botox, xeomin', 'ボトックス, ボツリヌス, ボツリヌストキシン, ゼオミン, コアトックス, ナボタ, シワ取り注射'],
  ['TREATMENT', 'jaw-botox', '턱보톡스, 사각턱보톡스, 사각턱주사', 'エラボト, エラボトックス, 小顔ボトックス'],
  ['TREATMENT', 'forehead-botox', '이마보톡스, 미간보톡스, 눈가보톡스, 더모톡신, 스킨보톡스', '額ボト, 眉間ボト, 目尻ボトックス, スキンボトックス'],
  ['TREATMENT', 'chin-filler nasolabial-filler lip-filler temple-filler nose-filler', '필러, 히알루론산, 히알루론산필러, 쥬비덤, 레스틸렌, 벨로테로, 볼필러, filler, juvederm', 'フィラー, ヒアル, ヒアルロン酸, ヒアルロン酸注射, ジュビダーム, レスチレン'],
  ['TREATMENT', 'chin-liposuction lipolysis-injection', '이중턱, 이중턱흡입, 턱밑지방, 턱살', '二重顎, 二重あご, 顎下脂肪吸引, 顎下'],
  ['TREATMENT', 'contour-injection', '윤곽주사, 브이라인주사, 지방분해주사얼굴, 얼굴지방분해', '輪郭注射, 小顔注射, りんかく注射'],
  ['TREATMENT', 'facelift', '거상, 안면거상, 미니거상, 이마거상, 얼굴거상, 페이스리프트, facelift', '切開リフト, フェイスリフト, 額リフト, ミニリフト'],
  ['TREATMENT', 'thread-lift', '실리프팅, 실리프트, 민트리프팅, 민트실, 잼버실, 울핏, 녹는실, 코그실, 엘라스티꿈, thread lift', '糸リフト, スレッドリフト, ミントリフト, ジャムバーリフト, 溶ける糸, 糸'],
  ['TREATMENT', 'hifu rf-lifting thread-lift facelift', '리프팅, 리프팅레이저, 레이저리프팅, 탄력리프팅, 피부리프팅, lifting', 'リフトアップ, リフティング, たるみ取り, たるみ治療'],
  ['TREATMENT', 'hifu', '울쎄라, 울세라, 울쎄라피, 울쎄라프라임, 슈링크, 슈링크유니버스, 하이푸, 리프테라, 더블로, 유투리프팅, 브이로어드밴스, 초음파리프팅, ulthera, ultherapy, shurink, hifu', 'ウルセラ, ウルセラプライム, シュリンク, シュリンクユニバース, ハイフ, リフテラ, ダブロ, ウルトラフォーマー, 超音波リフト'],
  ['TREATMENT', 'rf-lifting', '써마지, 써마지flx, 서마지, 인모드, 올리지오, 덴서티, 튠페이스, 볼뉴머, 세르프, 텐써마, 티타늄리프팅, 온다리프팅, 소프웨이브, 고주파, 고주파리프팅, thermage, inmode, oligio, density, xerf, volnewmer', 'サーマクール, サーマジ, サーマクールFLX, インモード, オリジオ, デンシティ, ボルニューマー, チューンフェイス, チタニウムリフト, オンダリフト, オンダ, ソフウェーブ, 高周波'],
  ['CONCERN', 'sagging-face', '얼굴처짐, 볼살처짐, 심부볼, 불독살, 볼처짐, 탄력', 'たるみ, 顔のたるみ, ブルドッグ, マリオネットライン, ほほのたるみ'],
  ['CONCERN', 'nasolabial', '팔자주름, 팔자, 입가주름', 'ほうれい線, ホウレイ線, 法令線, ほうれいせん'],
  ['CONCERN', 'asymmetry', '안면비대칭, 비대칭, 얼굴비대칭', '左右非対称, 顔のゆがみ, 非対称'],
  ['CONCERN', 'square-jaw', '사각턱, 넓은턱, 교근', 'エラ, えら, エラ張り, 四角い顔'],
  ['CONCERN', 'protruding-mouth', '돌출입, 입툭튀, 튀어나온입', '口ゴボ, 口ごぼ, くちごぼ, 出っ歯'],

  // Forehead and lips
  ['TREATMENT', 'forehead-fat-graft temple-filler', '이마지방이식, 지방이식, 얼굴지방이식, 풀페이스지방이식, 이마성형, 이마보형물, fat graft', '脂肪注入, 脂肪移植, 額脂肪注入, おでこ整形, コンデンスリッチ'],
  ['TREATMENT', 'temple-filler', '관자필러, 이마필러, 관자놀이', 'おでこヒアル, こめかみヒアル, 額ヒアルロン酸'],
  ['TREATMENT', 'forehead-reduction hair-transplant', '이마축소, 넓은이마, 헤어라인교정, 헤어라인', '額縮小, おでこ縮小, 生え際, ヘアライン'],
  ['TREATMENT', 'lip-filler', '입술필러, 입꼬리필러, 입꼬리, 도톰한입술', '唇ヒアル, リップフィラー, 口角, ぷっくり唇'],
  ['TREATMENT', 'lip-lift', '인중, 인중축소술, 인중수술, 입술수술', '人中, 人中短縮術, リップリフト, にんちゅう'],
  ['TREATMENT', 'gummy-botox gum-contouring', '거미스마일, 잇몸노출, 잇몸미소', 'ガミースマイル, ガミー'],

  // Skin
  ['TREATMENT', 'skin-booster', '리쥬란, 리쥬란힐러, 리쥬란아이, 연어주사, 연어, 물광, 물광주사, 샤넬주사, 스킨부스터, 릴리이드, 리즈네, 셀르디엠, 엑소좀, 필로르가, 자르디엠, pdrn, 볼라이트, 물톡스, 쥬브젠, rejuran, skin booster, exosome', 'リジュラン, リジュランヒーラー, リズラン, リジュラ, サーモン注射, サーモン, 水光, 水光注射, すいこう, スキンブースター, シャネル注射, エクソソーム, リズネ, ボライト'],
  ['TREATMENT', 'collagen-booster', '쥬베룩, 쥬베룩볼륨, 레니스나, 스컬트라, 엘란쎄, 래디어스, 레디어스, 콜라겐주사, 콜라겐부스터, 리투오, juvelook, sculptra, radiesse', 'ジュベルック, ジュベルックボリューム, レニスナ, スカルプトラ, エランセ, レディエッセ, コラーゲン注射, リトゥオ'],
  ['TREATMENT', 'rf-microneedle', '포텐자, 포텐짜, 시크릿, 시크릿rf, 실펌, 실펌엑스, 인트라셀, 버츄rf, 니들rf, 니들고주파, 마이크로니들, mts, potenza, sylfirm, secret rf', 'ポテンツァ, ポテンザ, ポテンチャ, シルファーム, シルファームX, シークレット, シークレットRF, マイクロニードル, ダーマペン, ニードル'],
  ['TREATMENT', 'pico-toning pigment-laser', '토닝, 레이저토닝, 피코, 피코토닝, 피코슈어, 피코웨이, 피코플러스, 피코레이저, 미백레이저, pico, picosure', 'トーニング, レーザートーニング, ピコ, ピコレーザー, ピコシュア, ピコウェイ, 美白レーザー'],
  ['TREATMENT', 'pigment-laser pico-toning ipl', '잡티, 잡티레이저, 기미레이저, 색소, 색소치료, 주근깨, 검버섯, 흑자, 오타모반, 문신제거, 레이저', 'シミ取り, シミ, しみ取り, そばかす, 肝斑, かんぱん, ADM, タトゥー除去, レーザー'],
  ['CONCERN', 'pigment', '기미, 색소침착, 잡티, 주근깨', 'シミ, しみ, そばかす, 肝斑, 色素沈着'],
  ['TREATMENT', 'ipl', '아이피엘, bbl, 엑셀v, 루메니스, 광치료, ipl', 'フォトフェイシャル, フォト治療, 光治療, BBL, ルメッカ'],
  ['TREATMENT', 'vascular-laser ipl', '브이빔, 엑셀브이, 실핏줄, 모세혈관, 안면홍조, 홍조, 딸기코, v beam', 'Vビーム, ブイビーム, 赤ら顔, 毛細血管拡張, 酒さ'],
  ['TREATMENT', 'acne-care pdt', '여드름, 여드름압출, 압출, 아그네스, 여드름주사, 뾰루지, acne', 'ニキビ, にきび, ニキビ圧出, アグネス, 吹き出物, アクネ'],
  ['TREATMENT', 'fractional-laser subcision rf-microneedle', '여드름흉터, 흉터, 프락셀, 프락셔널, 모공레이저, 모공, 어븀, co2레이저, 패인흉터, scar', 'ニキビ跡, クレーター, 毛穴, フラクセル, フラクショナル, 傷跡'],
  ['TREATMENT', 'subcision', '서브시젼, 서브씨전, 쥬베룩서브시전', 'サブシジョン, サブシージョン'],
  ['TREATMENT', 'peeling', '아쿠아필, 아쿠아필링, 라라필, 라라필링, 블랙필, 알라딘필링, 프락필, 각질제거, 스케일링, 피지관리, 피부관리', 'アクアピール, ララピール, ブラックピール, ピール, ケミカルピーリング, ハイドラフェイシャル, サリチル酸, 韓国管理, 肌管理'],
  ['TREATMENT', 'mole-removal wart-cryotherapy', '점빼기, 점제거, 점, 비립종, 쥐젖, 편평사마귀, 한관종', 'ほくろ, ホクロ, ホクロ除去, ほくろ取り, 稗粒腫, いぼ, イボ'],
  ['TREATMENT', 'laser-hair-removal beard-removal', '제모, 겨드랑이제모, 다리제모, 브라질리언, 브라질리언제모, 젠틀맥스, 아포지, 영구제모, 털', '脱毛, 医療脱毛, 全身脱毛, VIO, VIO脱毛, ジェントルマックス, わき脱毛, 永久脱毛'],
  ['TREATMENT', 'beard-removal', '수염, 인중제모, 남자제모', 'ヒゲ, ひげ, ひげ脱毛, 髭脱毛'],
  ['CONCERN', 'dryness', '백옥주사, 신데렐라주사, 미백, 화이트닝주사, 글루타치온, 수분, 건조, 칙칙', '白玉, 白玉注射, 白玉点滴, 美白, くすみ, 乾燥, グルタチオン'],
  ['CONCERN', 'wrinkles', '주름, 잔주름, 목주름, 눈가주름, 안티에이징, 노화, 동안', 'シワ, しわ, 小じわ, 首のシワ, エイジングケア, 若返り'],

  // Teeth
  ['TREATMENT', 'clear-aligner', '인비절라인, 인비절라인교정, 투명교정, 투명교정장치, 세라핀, 클리어코렉트, 마우스피스, invisalign', 'インビザライン, マウスピース, クリアコレクト, 透明矯正'],
  ['TREATMENT', 'braces clear-aligner', '교정, 치아교정, 치열교정, 덧니, 부정교합, 설측교정, 클리피씨', '歯列矯正, 矯正, 八重歯, ワイヤー, 裏側矯正, 歯並び矯正'],
  ['TREATMENT', 'laminate ceramic-crown', '라미, 무삭제라미네이트, 앞니성형, 앞니, 비니어, laminate, veneer', 'ラミネート, ベニア, セラミック, セラミック矯正, 前歯'],
  ['TREATMENT', 'whitening', '미백치료, 치아미백, 이빨미백, 누런이, whitening', '歯のホワイトニング, 歯を白く, ホワイトニング'],
  ['TREATMENT', 'implant', '임플, 치아임플란트, 이빨, 틀니, implant', 'インプラント, 差し歯, 入れ歯'],

  // Breast and body
  ['TREATMENT', 'breast-implant breast-fat-graft', '가슴성형, 가슴수술, 가슴확대, 가슴보형물, 모티바, 멘토, 물방울가슴, 보형물, 가슴, motiva, mentor', '豊胸, ほうきょう, 胸の整形, モティバ, シリコンバッグ, バストアップ'],
  ['TREATMENT', 'breast-fat-graft', '가슴지방, 줄기세포가슴', '脂肪豊胸, 胸の脂肪注入, コンデンスリッチ豊胸'],
  ['TREATMENT', 'breast-lift', '가슴거상, 가슴축소, 가슴처짐, 유륜축소, 유두축소', '胸の下垂, 乳輪縮小, バストリフト, 胸縮小'],
  ['TREATMENT', 'gynecomastia', '여유증, 여유증수술, 남자가슴', '女性化乳房, 男性の胸'],
  ['TREATMENT', 'body-liposuction chin-liposuction', '지흡, 지방흡입, 복부지흡, 팔지흡, 허벅지지흡, 람스, 전신지흡, 지방흡입수술, 러브핸들, liposuction, lams', '脂肪吸引, しぼうきゅういん, ベイザー, ベイザー脂肪吸引, 太もも脂肪吸引, 二の腕脂肪吸引, ラムス, チフプ'],
  ['TREATMENT', 'lipolysis-injection contour-injection', '지방분해, 지방분해주사, 지방주사, 카복시, 데옥시콜산, 벨카이라, 팔뚝주사, 비만주사', '脂肪溶解, 脂肪溶解注射, カベリン, カイベラ, BNLS, FatX'],
  ['TREATMENT', 'cryolipolysis', '냉동지방, 젤틱, 클라투, 쿨스컬프팅, 쿨톤, 냉각지방분해, coolsculpting', 'クールスカルプティング, 冷却痩身, 脂肪冷却, クラツー'],
  ['TREATMENT', 'weight-medication herbal-diet', '위고비, 삭센다, 마운자로, 다이어트약, 다이어트주사, 식욕억제제, 비만클리닉, 다이어트, 살빼기, wegovy, saxenda, mounjaro', 'ウゴービ, ウゴビ, サクセンダ, マンジャロ, ダイエット注射, 痩せる注射, 医療ダイエット, ダイエット, GLP-1'],
  ['TREATMENT', 'herbal-diet', '다이어트한약, 감비환, 한방다이어트', '漢方ダイエット, ダイエット漢方, 韓方薬'],
  ['TREATMENT', 'varicose-laser sclerotherapy', '하지정맥, 정맥류, 다리혈관', '下肢静脈瘤手術, 静脈瘤'],
  ['CONCERN', 'local-fat', '뱃살, 복부지방, 팔뚝살, 허벅지살, 바디라인, 체형', 'お腹の脂肪, 二の腕, 太もも, 部分痩せ, 痩身'],

  // Hair
  ['TREATMENT', 'hair-transplant', '모발이식, 모발, 머리심기, 식모, 절개모발이식, m자이마, m자탈모, hair transplant', '植毛, 自毛植毛, しょくもう, M字はげ, FUE'],
  ['TREATMENT', 'hair-medication hair-transplant', '탈모, 탈모약, 프로페시아, 피나스테리드, 두타스테리드, 미녹시딜, 탈모치료, 정수리탈모', 'AGA, 薄毛治療, プロペシア, ミノキシジル, フィナステリド, 抜け毛'],
  ['TREATMENT', 'facial-acupuncture', '매선, 매선침, 미용침, 한방성형, 정안침, 한방리프팅', '美容鍼, 埋線, 鍼, はり'],

  // Parts and specialties
  ['PART', 'eyes', '눈매, 눈가, eye', '目, 目元, アイ'],
  ['PART', 'nose', '콧구멍, nose', 'はな'],
  ['PART', 'contour', '얼굴형, 턱선, 턱', '顔の輪郭, フェイスライン, 顎, あご'],
  ['PART', 'skin', '피부미용, 피부과시술, skin', '肌, 美肌, 皮膚, スキン'],
  ['PART', 'teeth', '치열, 이빨', '歯'],
  ['PART', 'breast', '유방, 바스트, breast', 'バスト, おっぱい, 胸'],
  ['PART', 'body', '몸, 몸매, 체형교정, body', '体, からだ, 全身'],
  ['PART', 'hair', '머리, 두피, 두피케어, hair', '頭皮, 髪の毛, ヘア'],
  ['PART', 'lips', '입, 입술', '口, くちびる, リップ'],
  ['PART', 'forehead', '관자놀이', 'おでこ, ひたい, こめかみ'],
  ['SPECIALTY', 'plastic-surgery', '성형, 성형수술, 성형외과의원, 미용성형, plastic surgery', '整形, 美容整形, 美容外科, 形成外科, 整形外科'],
  ['SPECIALTY', 'dermatology', '피부클리닉, 피부시술, dermatology', '美容皮膚科, ひふか, 皮膚科クリニック'],
  ['SPECIALTY', 'dentistry', '치과의원, 이빨치료, dentist, dental', '歯医者, 歯科医院, デンタル'],
  ['SPECIALTY', 'ophthalmology', '안과의원, 시력', '眼科医, 目医者'],
  ['SPECIALTY', 'korean-medicine', '한방, 한의사, 한방병원', '漢方, 韓方, 韓医院'],

  // Languages and conditions
  ['LANGUAGE', 'ja', '일본어, 일본어상담, 일본어통역, 일본인, 일본어가능, japanese', '日本語, 日本語対応, 日本語可, 日本語OK, 日本語通訳, にほんご, 通訳, 日本人スタッフ, 日本人'],
  ['LANGUAGE', 'en', '영어, 영어상담, 영어가능, english', '英語, 英語対応, えいご'],
  ['LANGUAGE', 'zh', '중국어, 중국어상담, chinese, 中文', '中国語, 中国語対応'],
  ['FACT', 'night', '야간진료, 야간, 저녁진료, 퇴근후', '夜間診療, 夜間, 夜遅く, 仕事帰り'],
  ['FACT', 'saturday', '토요일, 토요진료, 주말진료, 주말', '土曜, 土曜日, 土曜診療, 週末'],
  ['FACT', 'sunday', '일요일, 일요진료, 휴일진료, 주말진료, 주말', '日曜, 日曜日, 日曜診療, 週末'],
  ['FACT', 'female-doctor', '여의사, 여자의사, 여자원장, 여원장', '女医, 女性医師, 女の先生'],
  ['FACT', 'operating-room-cctv', 'cctv, 수술실cctv, 수술실카메라, 대리수술', '手術室カメラ, 監視カメラ'],
  ['FACT', 'anaesthetist', '마취과, 마취과전문의, 마취전문의, 수면마취', '麻酔科, 麻酔科医, 麻酔, 静脈麻酔'],
  ['FACT', 'recovery-room', '회복실, 개인회복실, 1인실', '回復室, 個室, リカバリールーム'],
  ['FACT', 'parking', '주차, 주차장, 발렛', '駐車場, 駐車'],
  ['FACT', 'foreign-patients', '외국인, 외국인환자, 외국인진료, 외국인유치', '外国人, 外国人患者, 外国人患者受け入れ, 外国人登録'],
  ['FACT', 'line-counsel', '라인상담, LINE 상담, 라인, line', 'LINE相談, ライン相談, ライン'],

  // Regions
  ['REGION', 'seoul-gangnam', '강남, 강남권, 강남언니, 청담, 압구정, 신사, 가로수길, 논현, gangnam', '江南, カンナム, かんなむ, 江南区, カンナムク, チョンダム, アックジョン, 狎鴎亭, 清潭洞, カロスキル'],
  ['REGION', 'seoul', '서울시, seoul', 'ソウル市, そうる'],
  ['REGION', 'seoul-jung', '명동, 을지로, myeongdong', '明洞, ミョンドン, みょんどん, 乙支路'],
  ['REGION', 'seoul-mapo', '홍대, 합정, 연남동, 상수, 연남, hongdae', '弘大, ホンデ, ほんで, 合井, 延南洞'],
  ['REGION', 'seoul-songpa', '잠실, 송파, 롯데월드, jamsil', '蚕室, チャムシル'],
  ['REGION', 'seoul-seocho', '서초, 교대, 반포, 고터, 서래마을', '瑞草, ソチョ, 高速ターミナル'],
  ['REGION', 'seoul-yongsan', '이태원, 한남동, 용산', '梨泰院, イテウォン, 龍山, 漢南洞'],
  ['REGION', 'seoul-seongdong', '성수, 성수동, 왕십리', '聖水, ソンス, 聖水洞'],
  ['REGION', 'seoul-gwangjin', '건대, 건대입구', '建大, コンデ'],
  ['REGION', 'seoul-jongno', '종로, 광화문, 인사동, 북촌', '鍾路, チョンノ, 仁寺洞, インサドン, 光化門'],
  ['REGION', 'seoul-yeongdeungpo', '여의도, 영등포', '汝矣島, ヨイド'],
  ['REGION', 'seoul-dongdaemun', '동대문', '東大門, トンデムン'],
  ['REGION', 'gyeonggi', '경기도', '京畿道, キョンギド'],
  ['REGION', 'gyeonggi-seongnam-bundang', '분당, 판교, 서현', '盆唐, プンダン, 板橋'],
  ['REGION', 'incheon', '인천시, 인천광역시, 인천공항, incheon', 'インチョン, いんちょん, 仁川市, 仁川空港'],
  ['REGION', 'incheon-yeonsu', '송도, 송도신도시', '松島, ソンド'],
  ['REGION', 'busan', '부산시, 부산광역시, busan', 'プサン, ぷさん, 釜山市'],
  ['REGION', 'busan-busanjin', '서면, 부산서면', '西面, ソミョン'],
  ['REGION', 'busan-haeundae', '해운대, 센텀, 센텀시티, haeundae', '海雲台, ヘウンデ'],
  ['REGION', 'daegu', '대구시, daegu', 'テグ, 大邱市'],
  ['REGION', 'gwangju', '광주시, 광주광역시', 'クァンジュ, 光州市'],
  ['REGION', 'daejeon', '대전시, daejeon', 'テジョン, 大田市'],
  ['REGION', 'jeju', '제주도, 제주시, jeju', 'チェジュ, チェジュ島, 済州島'],

  // Stations
  ['STATION', 'gangnam', '강남역, gangnam station', 'カンナム駅, カンナムヨク, 江南駅'],
  ['STATION', 'apgujeong', '압구정역', 'アックジョン駅'],
  ['STATION', 'myeongdong', '명동역', 'ミョンドン駅'],
  ['STATION', 'hongik-university', '홍대역, 홍대입구', 'ホンデ駅, 弘大駅, ホンデイック'],
  ['STATION', 'konkuk-university', '건대역', 'コンデ駅, 建大駅'],
  ['STATION', 'express-bus-terminal', '고터역, 고터', '高速ターミナル'],
  ['STATION', 'sinsa', '신사역, 가로수길', 'シンサ駅, カロスキル'],
  ['STATION', 'sinnonhyeon', '신논현', 'シンノニョン'],
  ['STATION', 'jamsil', '잠실역', 'チャムシル駅'],
  ['STATION', 'seoul', '서울역', 'ソウルヨク'],
  ['STATION', 'seomyeon', '서면역', 'ソミョン駅'],
  ['STATION', 'haeundae', '해운대역', 'ヘウンデ駅'],
];

const terms = (list: string, language: Alias['language']) =>
  list.split(', ').map((term) => ({ term, language }));

export const searchAliases: readonly Alias[] = meanings.flatMap(([kind, ids, ko, ja]) =>
  [...terms(ko, 'ko'), ...terms(ja, 'ja')].flatMap((term) =>
    ids.split(' ').map((targetId) => ({ ...term, kind, targetId })),
  ),
);
