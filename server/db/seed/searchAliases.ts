// biome-ignore-all format: a table, one meaning on each line.

import type { AliasKind } from '../../../contract/staff/staffSearch.ts';

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
  ['TREATMENT', 'double-eyelid-suture double-eyelid-incision', '쌍수, 쌍꺼풀, 쌍커풀, 쌍꺼풀수술, 쌍까풀, 눈성형, 눈수술, double eyelid, 짝눈, 쌍꺼플, 쌍카풀, eyelid surgery, blepharoplasty', '二重, ふたえ, 二重整形, 二重まぶた, 二重術, 目の整形, サンス, ダブルアイリッド, 両目二重'],
  ['TREATMENT', 'double-eyelid-suture', '매몰법, 매몰, 매몰쌍수, 자연유착, 자연유착쌍수, 비절개 쌍수, 부분절개, 쁘띠쌍수, 3점매몰, 매몰법쌍꺼풀, 단매듭연속매몰', '埋没, 埋没法, まいぼつ, 自然癒着, 自然癒着法, 二重埋没, 埋没二重, ナチュラル二重, クイック法'],
  ['TREATMENT', 'double-eyelid-incision', '절개쌍수, 절개법, 완전절개, 아웃라인, 인아웃라인, 인라인, 절개쌍꺼풀, 부분절개쌍수', '切開二重, 全切開, 部分切開, せっかい, 二重切開, 小切開'],
  ['TREATMENT', 'ptosis-correction', '안검하수, 눈매교정, 비절개눈매교정, ptosis, 졸린눈, 졸린눈교정, 눈뜨는힘, 눈매교정술', '眼瞼下垂, がんけんかすい, 目つき矯正, ヌンメ矯正, 眠い目, 眠そうな目, つり目'],
  ['TREATMENT', 'epicanthoplasty', '몽고주름, 앞트임복원, 트임, 눈트임, 앞뒤트임', '蒙古ひだ, めがしら切開, アプトゥイム, 目頭, 目頭形成'],
  ['TREATMENT', 'lateral-canthoplasty', '뒷트임, 듀얼트임, 눈꼬리내리기, 눈밑트임, 트임, 눈트임, 앞뒤트임, 눈꼬리', 'たれ目, タレ目, グラマラスライン, 下眼瞼下制, 目尻, 目尻靭帯移動, 下まぶた下制'],
  ['TREATMENT', 'upper-blepharoplasty', '상안검, 상안검수술, 눈썹거상, 눈썹하거상, 눈꺼풀처짐, 눈썹밑거상, 눈꺼풀수술', '上眼瞼, 眉下切開, まゆしたせっかい, 眉下リフト, まぶたのたるみ取り, 上まぶたのたるみ'],
  ['TREATMENT', 'lower-blepharoplasty fat-repositioning', '하안검, 하안검수술, 눈밑주름', '下眼瞼, 目の下のたるみ, 切開ハムラ'],
  ['TREATMENT', 'fat-repositioning lower-blepharoplasty under-eye-filler', '눈밑지, 눈밑지방, 눈밑지방재배치, 눈밑수술, 다크써클수술, 눈밑지재배치, 눈밑지제거, 눈밑지방제거, eye bag', 'クマ取り, くまとり, クマとり, クマ治療, 脱脂, 経結膜脱脂, 裏ハムラ, ハムラ法, ハムラ, クマ取り整形, 目の下のクマ取り, 目の下の脂肪'],
  ['CONCERN', 'under-eye', '다크써클, 다크서클, 눈밑, 눈밑꺼짐, 아이백, dark circle, 아이백제거', 'クマ, くま, 青クマ, 黒クマ, 茶クマ, 目の下のクマ, ダークサークル, アイバッグ, 隈'],
  ['TREATMENT', 'under-eye-filler', '애교살, 애교살필러, 눈물고랑, 인디언주름', '涙袋ヒアルロン酸, なみだぶくろ, ゴルゴライン, 涙袋, 涙袋ヒアル, 涙袋形成'],
  ['TREATMENT', 'eye-revision', '쌍수재수술, 눈재수술, 쌍꺼풀재수술, 소세지눈, 쌍꺼풀풀림', '二重修正, 他院修正, ハム目'],
  ['CONCERN', 'single-eyelid', '무쌍, 속쌍, 외꺼풀, 홑꺼풀, 외까풀', '一重, ひとえ, 奥二重, おくぶたえ'],
  ['TREATMENT', 'lasik-lasek smile-laser', '라섹, 라식, 시력교정, 시력교정술, 눈레이저, lasik, lasek, 눈시력, 근시', '視力矯正, 近視手術, レーシック, ラゼック, 近視'],
  ['TREATMENT', 'smile-laser', '스마일라식, 스마일프로, smile pro, 스마일수술', 'スマイル手術, リレックススマイル, スマイルプロ'],
  ['TREATMENT', 'icl', '안내렌즈, 렌즈삽입, 알티플렉스, icl, 안내렌즈삽입술', 'アイシーエル, 眼内レンズ'],
  ['TREATMENT', 'multifocal-iol presbyopia-laser', '백내장수술, 노안수술, 노안교정', '白内障手術, 老眼手術, ろうがん, 白内障'],

  // Nose
  ['TREATMENT', 'rhinoplasty tip-plasty', '코수술, 코성형, 코높이, 융비술, 콧대, 콧대수술, 실리콘코, 하이코, 코실리프팅, 직반버선코, rhinoplasty, nose job, 콧대세우기, 코끝코대, 자려한코, 실리콘', '鼻整形, 鼻の整形, 鼻手術, 隆鼻, りゅうび, 鼻プロテーゼ, プロテーゼ, 鼻筋, 鼻フル, 鼻を高く, 鼻の手術, ハイコ, プロテ, 鼻整'],
  ['TREATMENT', 'tip-plasty', '코끝, 코끝수술, 자가연골, 비주연장, 복코수술, 미스코, 귀연골, 비중격연장, 코끝연골, 코끝올리기', '鼻尖, 鼻先, 鼻中隔延長, 耳介軟骨移植, 鼻尖縮小, 団子鼻手術, だんご鼻手術, 鼻尖形'],
  ['TREATMENT', 'alar-reduction', '콧볼, 콧볼축소, 콧볼줄이기', '小鼻, 鼻翼縮小, びよくしゅくしょう, こばな'],
  ['TREATMENT', 'nose-straightening', '매부리코, 휜코, 휜코수술, 매부리코수술', 'わし鼻, 鷲鼻, 斜鼻, 曲がり鼻'],
  ['TREATMENT', 'nose-revision', '코재수술, 구축코, 들창코, 코재, 짧은코', '鼻修正, 鼻の修正, 拘縮鼻, 短鼻, 豚鼻'],
  ['TREATMENT', 'septoplasty turbinate-reduction', '비중격만곡증, 비중격, 축농증, 코골이, 비염수술, 코막힘수술', '鼻中隔, 鼻中隔湾曲症, いびき, 鼻炎手術'],
  ['TREATMENT', 'nose-filler', '코필러, 하이코필러, 코보형필러, 콧대필러', '鼻ヒアル, 鼻ヒアルロン酸, 鼻フィラー'],
  ['CONCERN', 'bulbous-tip', '복코, 주먹코, 뭉툭코, 넓은코', 'だんご鼻, 団子っ鼻, にんにく鼻, あぐら鼻'],

  // Contour and lifting
  ['TREATMENT', 'mandible-reduction zygoma-reduction genioplasty', '윤곽, 안면윤곽, 윤곽수술, 3종윤곽, 얼굴뼈, 돌려깎기, 브이라인, v라인, v line, 윤곽3종, 얼굴윤곽, 얼굴축소, face contouring, jaw surgery', '輪郭, 輪郭整形, 輪郭手術, 輪郭3点, 小顔, 小顔整形, こがお, 骨切り, Vライン, 顔の骨, 輪郭三点, 輪郭形成'],
  ['TREATMENT', 'mandible-reduction', '사각턱수술, 턱수술, 턱깎기, 귀뒤사각턱, 사각턱축소', 'エラ骨, エラ手術, 下顎角形成, エラ切り'],
  ['TREATMENT', 'zygoma-reduction', '광대, 광대수술, 퀵광대, 광대뼈, 옆광대, 앞광대, 45도광대, 땅콩형, 땅콩형얼굴', '頬骨, ほおぼね, 頬骨削り, 頬骨手術, 頬骨縮小術'],
  ['TREATMENT', 'genioplasty chin-filler', '턱끝, 턱끝수술, 무턱, 무턱수술, 무턱보형물, 앞턱', '顎先, あご先, あごプロテーゼ, オトガイ, 顎出し, 顎プロテーゼ, 顎形成, あご形成'],
  ['TREATMENT', 'two-jaw', '양악, 양악수술, 주걱턱, 돌출입수술, 투턱, two jaw', '両顎, りょうあご, 受け口, しゃくれ, ルフォー'],
  ['TREATMENT', 'jaw-botox forehead-botox gummy-botox', '보톡스, 보톡스주사, 제오민, 코어톡스, 나보타, 보툴렉스, 보툴리눔, 톡신, 주름보톡스, botox, xeomin, 디스포트, 보톡스맞기, 리즈톡스, 원더톡스, 메디톡신, 레티보, 하이톡스, 입꼬리보톡스, dysport, botulax, nabota, coretox, meditoxin', 'ボトックス, ボツリヌス, ボツリヌストキシン, ゼオミン, コアトックス, ナボタ, シワ取り注射, ボト, ディスポート, ボツラックス, レティボ, メディトキシン, リズトックス'],
  ['TREATMENT', 'jaw-botox', '턱보톡스, 사각턱보톡스, 사각턱주사, 턱보, 침샘보톡스, 침샘, 승모근, 승모근보톡스, 어깨보톡스, 종아리보톡스, 종아리, jaw botox', 'エラボト, エラボトックス, 小顔ボトックス, 肩ボト, 肩ボトックス, 僧帽筋ボトックス, ふくらはぎボト, ふくらはぎボトックス, 肩こりボトックス'],
  ['TREATMENT', 'forehead-botox', '이마보톡스, 미간보톡스, 눈가보톡스, 더모톡신, 스킨보톡스, 이마톡스, 눈가톡스, 눈가주름보톡스', '額ボト, 眉間ボト, 目尻ボトックス, スキンボトックス, おでこボトックス, おでこボト, 額ボトックス, 目尻のシワ, カラスの足跡'],
  ['TREATMENT', 'chin-filler nasolabial-filler lip-filler temple-filler nose-filler', '필러, 히알루론산, 히알루론산필러, 쥬비덤, 레스틸렌, 벨로테로, 볼필러, filler, juvederm, 쥬비덤볼류마, 볼류마, 뉴라미스, 이브아르, 테오시알, 스타일에이지, 벨로테로발란스, restylane, belotero, hyaluronic acid, 쁘띠, 쁘띠성형', 'フィラー, ヒアル, ヒアルロン酸, ヒアルロン酸注射, ジュビダーム, レスチレン, ひあるろんさん, ヒアル注射, ボリューマ, ベロテロ, ニューラミス, プチ整形'],
  ['TREATMENT', 'chin-filler', '턱필러, 무턱필러, 앞턱필러', '顎ヒアル, あごヒアル, 顎ヒアルロン酸, 顎フィラー'],
  ['TREATMENT', 'nasolabial-filler', '팔자주름필러, 중안부필러', 'ほうれい線ヒアル, ほうれい線フィラー'],
  ['TREATMENT', 'chin-liposuction lipolysis-injection', '이중턱, 이중턱흡입, 턱밑지방, 턱살, 두턱, 얼굴지흡, 얼굴지방흡입, 심부볼제거, 볼지흡', '二重顎, 二重あご, 顎下脂肪吸引, 顎下, 顔の脂肪吸引, 顔脂肪吸引, 顎下吸引, バッカルファット, ジョールファット'],
  ['TREATMENT', 'contour-injection', '윤곽주사, 브이라인주사, 지방분해주사얼굴, 얼굴지방분해, 윤곽조각주사, v라인주사, 걸그룹주사', '輪郭注射, 小顔注射, りんかく注射, 小顔注射韓国, Vライン注射'],
  ['TREATMENT', 'facelift', '거상, 안면거상, 미니거상, 이마거상, 얼굴거상, 페이스리프트, facelift, 내시경이마거상, 이마거상술, 실거상, 목거상, 팔자거상', '切開リフト, フェイスリフト, 額リフト, ミニリフト, 内視鏡額リフト, 目の上リフト'],
  ['TREATMENT', 'thread-lift', '실리프팅, 실리프트, 민트리프팅, 민트실, 잼버실, 울핏, 녹는실, 코그실, 엘라스티꿈, thread lift, 실, 실리프팅수술, 미라클리프팅, pdo, 캐번', '糸リフト, スレッドリフト, ミントリフト, ジャムバーリフト, 溶ける糸, 糸, スレッド, 糸リフトアップ, PDO'],
  ['TREATMENT', 'hifu rf-lifting thread-lift facelift', '리프팅, 리프팅레이저, 레이저리프팅, 탄력리프팅, 피부리프팅, lifting, 얼굴리프팅, 턱선리프팅, 리프팅시술', 'リフトアップ, リフティング, たるみ取り, たるみ治療, リフト, リフト治療'],
  ['TREATMENT', 'hifu', '울쎄라, 울세라, 울쎄라피, 울쎄라프라임, 슈링크, 슈링크유니버스, 하이푸, 리프테라, 더블로, 유투리프팅, 브이로어드밴스, 초음파리프팅, ulthera, ultherapy, shurink, hifu, 울쎄라피프라임, 울프, 울트라포머, 리니어지, 리니어펌, 리니어하이푸, 슈링크리프팅, 울쎄라리프팅, 더블로골드, ulthera prime, ultherapy prime, doublo, liftera, ultraformer, linearz', 'ウルセラ, ウルセラプライム, シュリンク, シュリンクユニバース, ハイフ, リフテラ, ダブロ, ウルトラフォーマー, 超音波リフト, ウルセラピー, ウルセラピープライム, ウルセラリフト, シュリンクリフト, リニアジー, リニアファーム, ウルトラセルキュープラス, ウルトラセル'],
  ['TREATMENT', 'rf-lifting', '써마지, 써마지flx, 서마지, 인모드, 올리지오, 덴서티, 튠페이스, 볼뉴머, 세르프, 텐써마, 티타늄리프팅, 온다리프팅, 소프웨이브, 고주파, 고주파리프팅, thermage, inmode, oligio, density, xerf, volnewmer, 인모드fx, 인모드리프팅, 온다, 온다플러스, 티타늄, 튠라이너, 써마지fx, 올리지오x, 볼뉴머리프팅, 텐써마리프팅, 울트라셀, 브이로, onda, titanium, titanium lifting, tune face, sofwave, thermage flx, tensurma, virtue', 'サーマクール, サーマジ, サーマクールFLX, インモード, オリジオ, デンシティ, ボルニューマー, チューンフェイス, チタニウムリフト, オンダリフト, オンダ, ソフウェーブ, 高周波, サーマ, サーメージ, インモードリフト, インモードFX, チタニウム, チタニウムリフティング, オンダプロ, オリジオX, テンサーマ, セルフ'],
  ['CONCERN', 'sagging-face', '얼굴처짐, 볼살처짐, 심부볼, 불독살, 볼처짐, 탄력, 처짐, 볼살, 볼꺼짐, 이중볼, 리프팅고민', 'たるみ, 顔のたるみ, ブルドッグ, マリオネットライン, ほほのたるみ, マリオネット, フェイスラインのたるみ'],
  ['CONCERN', 'forehead-lines', '이마주름, 미간주름, 내천자주름', '額のシワ, おでこのシワ, 眉間のシワ'],
  ['CONCERN', 'nasolabial', '팔자주름, 팔자, 입가주름, 귀족, 귀족수술, 심술보', 'ほうれい線, ホウレイ線, 法令線, ほうれいせん, 貴族手術, 貴族フィラー'],
  ['CONCERN', 'asymmetry', '안면비대칭, 비대칭, 얼굴비대칭', '左右非対称, 顔のゆがみ, 非対称'],
  ['CONCERN', 'square-jaw', '사각턱, 넓은턱, 교근', 'エラ, えら, エラ張り, 四角い顔'],
  ['CONCERN', 'protruding-mouth', '돌출입, 입툭튀, 튀어나온입', '口ゴボ, 口ごぼ, くちごぼ, 出っ歯'],

  // Forehead and lips
  ['TREATMENT', 'forehead-fat-graft temple-filler', '이마지방이식, 지방이식, 얼굴지방이식, 풀페이스지방이식, 이마성형, 이마보형물, fat graft, 풀페이스, 얼굴지방, 볼지방이식, 미세지방이식', '脂肪注入, 脂肪移植, 額脂肪注入, おでこ整形, コンデンスリッチ, 顔の脂肪注入, ほほ脂肪注入, マイクロファット'],
  ['TREATMENT', 'temple-filler', '관자필러, 이마필러, 관자놀이, 관자, 관자놀이필러', 'おでこヒアル, こめかみヒアル, 額ヒアルロン酸'],
  ['TREATMENT', 'forehead-reduction hair-transplant', '이마축소, 넓은이마, 헤어라인교정, 헤어라인, 이마줄이기', '額縮小, おでこ縮小, 生え際, ヘアライン, おでこを狭く'],
  ['TREATMENT', 'lip-filler', '입술필러, 입꼬리필러, 입꼬리, 도톰한입술, 쥐꼬리, 입꼬리올리기, lip filler', '唇ヒアル, リップフィラー, 口角, ぷっくり唇, 唇フィラー, リップヒアル, ヒアル唇, M字リップ'],
  ['TREATMENT', 'lip-lift', '인중, 인중축소술, 인중수술, 입술수술, 입꼬리수술, 인중줄이기, 입술축소', '人中, 人中短縮術, リップリフト, にんちゅう, 口角挙上, 口角リフト'],
  ['TREATMENT', 'gummy-botox gum-contouring', '거미스마일, 잇몸노출, 잇몸미소', 'ガミースマイル, ガミー'],

  // Skin
  ['TREATMENT', 'skin-booster', '리쥬란, 리쥬란힐러, 리쥬란아이, 연어주사, 연어, 물광, 물광주사, 샤넬주사, 스킨부스터, 릴리이드, 리즈네, 셀르디엠, 엑소좀, 필로르가, 자르디엠, pdrn, 볼라이트, 물톡스, 쥬브젠, rejuran, skin booster, exosome, 리쥬란hb, 리쥬란hb플러스, 리쥬란주사, 피디알엔, 피부재생주사, 수분주사, 콜라스터, 리바이브, 셀엑소좀, 아스체플러스, 스킨바이브, 쥬브아셀, 힐로웨이브, 비타란, rejuran healer, chanel injection', 'リジュラン, リジュランヒーラー, リズラン, リジュラ, サーモン注射, サーモン, 水光, 水光注射, すいこう, スキンブースター, シャネル注射, エクソソーム, リズネ, ボライト, リジュラン注射, リジュランアイ, リジュランHB, リジュランi, すいこう注射, 水光ピーリング, ヒアルロン酸水光, リリイド, スキンバイブ, ビタラン, サーモンDNA, PDRN, ポリヌクレオチド'],
  ['TREATMENT', 'collagen-booster', '쥬베룩, 쥬베룩볼륨, 레니스나, 스컬트라, 엘란쎄, 래디어스, 레디어스, 콜라겐주사, 콜라겐부스터, 리투오, juvelook, sculptra, radiesse, 쥬베룩아이, 쥬베룩스킨, 스컬트라주사, 울트라콜, 울트라콜100, 고우리, 레디에스, 올리디아, lenisna, ellanse, gouri, ultracol', 'ジュベルック, ジュベルックボリューム, レニスナ, スカルプトラ, エランセ, レディエッセ, コラーゲン注射, リトゥオ, ジュベルックアイ, スカルプトラ注射, ウルトラコール, ゴウリ, ラディエッセ, ジュベリック'],
  ['TREATMENT', 'rf-microneedle', '포텐자, 포텐짜, 시크릿, 시크릿rf, 실펌, 실펌엑스, 인트라셀, 버츄rf, 니들rf, 니들고주파, 마이크로니들, mts, potenza, sylfirm, secret rf, 포텐자리프팅, 포텐샤, 시크릿듀오, 실펌x, 모피어스, 모피우스8, 스칼렛, 스칼렛x, 더마펜, morpheus8, scarlet, intracel, microneedle', 'ポテンツァ, ポテンザ, ポテンチャ, シルファーム, シルファームX, シークレット, シークレットRF, マイクロニードル, ダーマペン, ニードル, モーフィアス, モフィウス8, シークレットデュオ, スカーレット, ダーマスタンプ'],
  ['TREATMENT', 'pico-toning pigment-laser', '토닝, 레이저토닝, 피코, 피코토닝, 피코슈어, 피코웨이, 피코플러스, 피코레이저, 미백레이저, pico, picosure, 피코레이져, 레블라이트, 제네시스, 듀얼토닝, 골드토닝, 피코케어, picoway, picoplus, laser toning', 'トーニング, レーザートーニング, ピコ, ピコレーザー, ピコシュア, ピコウェイ, 美白レーザー, ピコケア, ピコトー, レブライト, ジェネシス'],
  ['TREATMENT', 'pigment-laser pico-toning ipl', '잡티, 잡티레이저, 기미레이저, 색소, 색소치료, 주근깨, 검버섯, 흑자, 오타모반, 문신제거, 레이저, 잡티제거, 기미치료, 문신, 타투제거, 반영구제거, 눈썹문신제거, 레이져, tattoo removal, laser', 'シミ取り, シミ, しみ取り, そばかす, 肝斑, かんぱん, ADM, タトゥー除去, レーザー, タトゥー, 刺青除去, アートメイク除去, シミとり, しみ取りレーザー, シミ治療'],
  ['CONCERN', 'pigment', '기미, 색소침착, 잡티, 주근깨, 피부톤, 검버섯, 흑자, melasma, freckles', 'シミ, しみ, そばかす, 肝斑, 色素沈着, 老人性色素斑, かんぱん'],
  ['TREATMENT', 'ipl', '아이피엘, bbl, 엑셀v, 루메니스, 광치료, ipl', 'フォトフェイシャル, フォト治療, 光治療, BBL, ルメッカ'],
  ['TREATMENT', 'vascular-laser ipl', '브이빔, 엑셀브이, 실핏줄, 모세혈관, 안면홍조, 홍조, 딸기코, v beam, 브이빔퍼펙타, 붉은기, 주사비, 주사피부염, vbeam, excel v, rosacea', 'Vビーム, ブイビーム, 赤ら顔, 毛細血管拡張, 酒さ, 赤み, 毛細血管, あから顔, エクセルV'],
  ['TREATMENT', 'acne-care pdt', '여드름, 여드름압출, 압출, 아그네스, 여드름주사, 뾰루지, acne, 성인여드름, 트러블, 등드름, 가드름, 피지, 압출관리', 'ニキビ, にきび, ニキビ圧出, アグネス, 吹き出物, アクネ, 大人ニキビ, 背中ニキビ, 肌荒れ, ニキビケア, 毛穴洗浄'],
  ['TREATMENT', 'fractional-laser subcision rf-microneedle', '여드름흉터, 흉터, 프락셀, 프락셔널, 모공레이저, 모공, 어븀, co2레이저, 패인흉터, scar, 프락쎌, 켈로이드, 흉터치료, 수술흉터, 모공축소, 모공흉터, 화상흉터, 튼살, fraxel, pores, acne scars', 'ニキビ跡, クレーター, 毛穴, フラクセル, フラクショナル, 傷跡, ニキビ痕, けあな, 毛穴治療, 毛穴の黒ずみ, いちご鼻, 傷あと, 妊娠線, フラクショナルCO2, CO2フラクショナル'],
  ['TREATMENT', 'subcision', '서브시젼, 서브씨전, 쥬베룩서브시전', 'サブシジョン, サブシージョン'],
  ['TREATMENT', 'peeling', '아쿠아필, 아쿠아필링, 라라필, 라라필링, 블랙필, 알라딘필링, 프락필, 각질제거, 피지관리, 피부관리, 블랙헤드, 화이트헤드, 피지제거, 모공청소, 하이드라페이셜, 크라이오셀, 진정관리, 수분관리, ldm, 물방울리프팅, hydrafacial, aqua peel, facial', 'アクアピール, ララピール, ブラックピール, ピール, ケミカルピーリング, ハイドラフェイシャル, サリチル酸, 韓国管理, 肌管理, ハイドラ, LDM, 水滴リフト, 黒ずみ, 角栓, マッサージピール, フェイシャル'],
  ['TREATMENT', 'mole-removal wart-cryotherapy', '점빼기, 점제거, 점, 비립종, 쥐젖, 편평사마귀, 한관종, 검은점, 점레이저, 물사마귀, 티눈, mole', 'ほくろ, ホクロ, ホクロ除去, ほくろ取り, 稗粒腫, いぼ, イボ, ホクロ取り, ほくろレーザー, 黒子, いぼ取り, スキンタッグ'],
  ['TREATMENT', 'laser-hair-removal beard-removal', '제모, 겨드랑이제모, 다리제모, 브라질리언, 브라질리언제모, 젠틀맥스, 아포지, 영구제모, 털, 겨털, 겨드랑이, 겨제모, 비키니제모, 비키니라인, 전신제모, 클라리티, hair removal, laser hair removal', '脱毛, 医療脱毛, 全身脱毛, VIO, VIO脱毛, ジェントルマックス, わき脱毛, 永久脱毛, レーザー脱毛, ヴィオ脱毛, ヴィオ, ハイジニーナ, 脇脱毛, 顔脱毛, だつもう, うなじ脱毛, クラリティ'],
  ['TREATMENT', 'beard-removal', '수염, 인중제모, 남자제모, 수염제모, 턱수염, 콧수염', 'ヒゲ, ひげ, ひげ脱毛, 髭脱毛, メンズ脱毛, 髭'],
  ['CONCERN', 'dryness', '백옥주사, 신데렐라주사, 미백, 화이트닝주사, 글루타치온, 수분, 건조, 칙칙, 미백주사, 비타민주사, 피부미백, 톤업, 속건조, 수액, 링거, 태반주사, whitening injection', '白玉, 白玉注射, 白玉点滴, 美白, くすみ, 乾燥, グルタチオン, 美白注射, 美白点滴, ビタミン点滴, にんにく注射, 高濃度ビタミンC, プラセンタ'],
  ['CONCERN', 'wrinkles', '주름, 잔주름, 목주름, 눈가주름, 안티에이징, 노화, 동안, 눈밑잔주름, 눈주름, 탄력저하, 피부탄력, wrinkles, anti aging', 'シワ, しわ, 小じわ, 首のシワ, エイジングケア, 若返り, 目元のしわ, しわ取り, ちりめんジワ, ハリ, アンチエイジング'],

  // Teeth
  ['TREATMENT', 'clear-aligner', '인비절라인, 인비절라인교정, 투명교정, 투명교정장치, 세라핀, 클리어코렉트, 마우스피스, invisalign', 'インビザライン, マウスピース, クリアコレクト, 透明矯正'],
  ['TREATMENT', 'braces clear-aligner', '교정, 치아교정, 치열교정, 덧니, 부정교합, 설측교정, 클리피씨, 부분교정, 앞니교정, 메탈교정, 세라믹교정, 치아배열', '歯列矯正, 矯正, 八重歯, ワイヤー, 裏側矯正, 歯並び矯正, 歯科矯正, 部分矯正'],
  ['TREATMENT', 'laminate ceramic-crown', '라미, 무삭제라미네이트, 앞니성형, 앞니, 비니어, laminate, veneer, 올세라믹, 지르코니아, 앞니벌어짐, 치아성형, veneers', 'ラミネート, ベニア, セラミック, セラミック矯正, 前歯, ジルコニア, 歯のセラミック, ラミベニ'],
  ['TREATMENT', 'whitening', '미백치료, 치아미백, 이빨미백, 누런이, whitening, 이미백, teeth whitening', '歯のホワイトニング, 歯を白く, ホワイトニング, 歯ホワイトニング, 歯の美白'],
  ['TREATMENT', 'implant', '임플, 치아임플란트, 이빨, 틀니, implant, 어금니', 'インプラント, 差し歯, 入れ歯'],

  // Breast and body
  ['TREATMENT', 'breast-implant breast-fat-graft', '가슴성형, 가슴수술, 가슴확대, 가슴보형물, 모티바, 멘토, 물방울가슴, 보형물, 가슴, motiva, mentor, 가슴확대수술, 세빈, breast augmentation, boob job', '豊胸, ほうきょう, 胸の整形, モティバ, シリコンバッグ, バストアップ, シリコン豊胸, 豊胸バッグ, 胸を大きく'],
  ['TREATMENT', 'breast-fat-graft', '가슴지방, 줄기세포가슴', '脂肪豊胸, 胸の脂肪注入, コンデンスリッチ豊胸'],
  ['TREATMENT', 'breast-lift', '가슴거상, 가슴축소, 가슴처짐, 유륜축소, 유두축소', '胸の下垂, 乳輪縮小, バストリフト, 胸縮小'],
  ['TREATMENT', 'gynecomastia', '여유증, 여유증수술, 남자가슴', '女性化乳房, 男性の胸'],
  ['TREATMENT', 'body-liposuction chin-liposuction', '지흡, 지방흡입, 복부지흡, 팔지흡, 허벅지지흡, 람스, 전신지흡, 지방흡입수술, 러브핸들, liposuction, lams, 팔뚝지흡, 팔뚝지방흡입, 허벅지지방흡입, 복부지방흡입, 뱃살지흡, 종아리지흡, 브라라인, 미니지흡', '脂肪吸引, しぼうきゅういん, ベイザー, ベイザー脂肪吸引, 太もも脂肪吸引, 二の腕脂肪吸引, ラムス, チフプ, お腹の脂肪吸引, 二の腕吸引, 太もも吸引, ふともも脂肪吸引'],
  ['TREATMENT', 'lipolysis-injection contour-injection', '지방분해, 지방분해주사, 지방주사, 카복시, 데옥시콜산, 벨카이라, 팔뚝주사, 비만주사, 지분주, 셀룰라이트, 엔더몰로지, 카복시테라피', '脂肪溶解, 脂肪溶解注射, カベリン, カイベラ, BNLS, FatX, セルライト, 痩身注射, 脂肪注射'],
  ['TREATMENT', 'cryolipolysis', '냉동지방, 젤틱, 클라투, 쿨스컬프팅, 쿨톤, 냉각지방분해, coolsculpting, 냉동지방분해, 지방냉동, 지방냉각', 'クールスカルプティング, 冷却痩身, 脂肪冷却, クラツー, クルスカ, 冷凍脂肪'],
  ['TREATMENT', 'weight-medication herbal-diet', '위고비, 삭센다, 마운자로, 다이어트약, 다이어트주사, 식욕억제제, 비만클리닉, 다이어트, 살빼기, wegovy, saxenda, mounjaro, 비만, 비만약, 비만치료, 나비약, 디에타민, 살빼는주사, weight loss, diet, ozempic, 오젬픽', 'ウゴービ, ウゴビ, サクセンダ, マンジャロ, ダイエット注射, 痩せる注射, 医療ダイエット, ダイエット, GLP-1, 痩せ薬, 肥満外来, オゼンピック, 食欲抑制剤, メディカルダイエット'],
  ['TREATMENT', 'herbal-diet', '다이어트한약, 감비환, 한방다이어트', '漢方ダイエット, ダイエット漢方, 韓方薬'],
  ['TREATMENT', 'varicose-laser sclerotherapy', '하지정맥, 정맥류, 다리혈관', '下肢静脈瘤手術, 静脈瘤'],
  ['CONCERN', 'local-fat', '뱃살, 복부지방, 팔뚝살, 허벅지살, 바디라인, 체형, 복부, 허벅지, 팔뚝, 팔살, 종아리살, 승마살, 옆구리살', 'お腹の脂肪, 二の腕, 太もも, 部分痩せ, 痩身, ふともも, お腹まわり, 下半身太り, 脚やせ'],

  // Hair
  ['TREATMENT', 'hair-transplant', '모발이식, 모발, 머리심기, 식모, 절개모발이식, m자이마, m자탈모, hair transplant, 엠자탈모, 엠자이마, 구렛나루, 눈썹이식, 헤어라인모발이식', '植毛, 自毛植毛, しょくもう, M字はげ, FUE, 生え際植毛, 眉毛植毛, M字'],
  ['TREATMENT', 'hair-medication hair-transplant', '탈모, 탈모약, 프로페시아, 피나스테리드, 두타스테리드, 미녹시딜, 탈모치료, 정수리탈모, 원형탈모, 두피주사, 모발주사, 메조테라피, hair loss', 'AGA, 薄毛治療, プロペシア, ミノキシジル, フィナステリド, 抜け毛, はげ, ハゲ, 頭皮注射, 育毛'],
  ['TREATMENT', 'facial-acupuncture', '매선, 매선침, 미용침, 한방성형, 정안침, 한방리프팅', '美容鍼, 埋線, 鍼, はり'],

  // Parts and specialties
  ['PART', 'eyes', '눈매, 눈가, eye, eyes', '目, 目元, アイ'],
  ['PART', 'nose', '콧구멍, nose', 'はな'],
  ['PART', 'contour', '얼굴형, 턱선, 턱, 얼굴, 볼, face, jaw', '顔の輪郭, フェイスライン, 顎, あご, 顔, 頬, ほっぺ, フェイス'],
  ['PART', 'skin', '피부미용, 피부과시술, skin', '肌, 美肌, 皮膚, スキン'],
  ['PART', 'teeth', '치열, 이빨, teeth', '歯'],
  ['PART', 'breast', '유방, 바스트, breast', 'バスト, おっぱい, 胸'],
  ['PART', 'body', '몸, 몸매, 체형교정, body, 다리, 팔', '体, からだ, 全身, 腕, 足, 脚, お腹'],
  ['PART', 'hair', '머리, 두피, 두피케어, hair', '頭皮, 髪の毛, ヘア'],
  ['PART', 'lips', '입, 입술, 입가, lips', '口, くちびる, リップ, 口元'],
  ['PART', 'forehead', '관자놀이, forehead', 'おでこ, ひたい, こめかみ'],
  ['SPECIALTY', 'plastic-surgery', '성형, 성형수술, 성형외과의원, 미용성형, plastic surgery, 성형외과전문의, 액취증, 성형병원, 성형외과병원', '整形, 美容整形, 美容外科, 形成外科, 整形外科, ワキガ, わきが, 整形クリニック, 美容クリニック, 美容整形外科'],
  ['SPECIALTY', 'dermatology', '피부클리닉, 피부시술, dermatology, 피부과전문의, 피부병원, 다한증, 아토피, 두드러기, 습진, skin clinic, dermatologist', '美容皮膚科, ひふか, 皮膚科クリニック, 多汗症, ワキ汗, わき汗, 皮ふ科, アトピー, 美容医療'],
  ['SPECIALTY', 'dentistry', '치과의원, 이빨치료, dentist, dental, 스케일링, 사랑니, 충치, 신경치료, 잇몸치료', '歯医者, 歯科医院, デンタル, 親知らず, 虫歯, 歯石取り, クリーニング'],
  ['SPECIALTY', 'ophthalmology', '안과의원, 시력', '眼科医, 目医者'],
  ['SPECIALTY', 'korean-medicine', '한방, 한의사, 한방병원, 추나, 한약', '漢方, 韓方, 韓医院, 韓方医院, はり治療'],

  // Languages and conditions
  ['LANGUAGE', 'ja', '일본어, 일본어상담, 일본어통역, 일본인, 일본어가능, japanese, 일어, 일본, 일본말, 일본어상담가능, 일본어통역사', '日本語, 日本語対応, 日本語可, 日本語OK, 日本語通訳, にほんご, 通訳, 日本人スタッフ, 日本人, 日本語スタッフ, 日本語が通じる, 日本語相談, 日本語カウンセリング, 日本人通訳, 日本語できる, 日本人向け'],
  ['LANGUAGE', 'en', '영어, 영어상담, 영어가능, english, 영어통역', '英語, 英語対応, えいご, 英語可, 英語OK'],
  ['LANGUAGE', 'zh', '중국어, 중국어상담, chinese, 中文, 중국어통역, 중국어가능, 중국인', '中国語, 中国語対応, 中国語OK'],
  ['FACT', 'night', '야간진료, 야간, 저녁진료, 퇴근후, 야간상담, 저녁, 밤, 늦게까지, night', '夜間診療, 夜間, 夜遅く, 仕事帰り, 夜, 夜やってる, 夜間営業, 会社帰り'],
  ['FACT', 'saturday', '토요일, 토요진료, 주말진료, 주말, 토욜, 토요일진료, 토요일영업, 토일, 주말영업, weekend', '土曜, 土曜日, 土曜診療, 週末, 土日, 土日診療, 土曜日診療, 土日営業, 土曜営業, 土曜日営業'],
  ['FACT', 'sunday', '일요일, 일요진료, 휴일진료, 주말진료, 주말, 일욜, 일요일진료, 일요일영업, 공휴일진료, 연중무휴, 토일, 주말영업, weekend', '日曜, 日曜日, 日曜診療, 週末, 土日, 土日診療, 日曜日診療, 土日営業, 日曜営業, 年中無休'],
  ['FACT', 'female-doctor', '여의사, 여자의사, 여자원장, 여원장, 여자선생님, 여성원장, 여선생님', '女医, 女性医師, 女の先生, 女医さん, 女性院長, 女性の先生, 女性ドクター, 女性の医師'],
  ['FACT', 'operating-room-cctv', 'cctv, 수술실cctv, 수술실카메라, 대리수술, 수술실영상, 유령수술', '手術室カメラ, 監視カメラ, CCTV, 防犯カメラ'],
  ['FACT', 'anaesthetist', '마취과, 마취과전문의, 마취전문의, 수면마취, 마취과의사, 마취, 전신마취, anesthesiologist', '麻酔科, 麻酔科医, 麻酔, 静脈麻酔, 麻酔専門医, 全身麻酔, 麻酔医'],
  ['FACT', 'recovery-room', '회복실, 개인회복실, 1인실, 1인병실, 입원실, 개인실', '回復室, 個室, リカバリールーム, 入院, 個室回復室'],
  ['FACT', 'parking', '주차, 주차장, 발렛, 주차가능, 무료주차, 발레파킹', '駐車場, 駐車, 駐車場あり, パーキング'],
  ['FACT', 'foreign-patients', '외국인, 외국인환자, 외국인진료, 외국인유치, 외국인환자유치, 의료관광, foreigner', '外国人, 外国人患者, 外国人患者受け入れ, 外国人登録, 医療観光, 外国人対応, 観光客'],
  ['FACT', 'line-counsel', '라인상담, LINE 상담, 라인, line, 온라인상담, 비대면상담, 무료상담, 채팅상담', 'LINE相談, ライン相談, ライン, LINE, オンライン相談, オンラインカウンセリング, 無料カウンセリング, 無料相談, カウンセリング'],

  // Regions
  ['REGION', 'seoul-gangnam', '강남, 강남권, 강남언니, gangnam, 역삼동, 신사동, 대치동, 삼성동, 도산공원, 도산대로, 테헤란로', '江南, カンナム, かんなむ, 江南区, カンナムク, 江南エリア, 三成洞'],
  ['REGION', 'seoul', '서울시, seoul', 'ソウル市, そうる'],
  ['REGION', 'seoul-jung', '명동, 을지로, myeongdong, 명동거리, 남대문, 충무로, 동대문디자인플라자', '明洞, ミョンドン, みょんどん, 乙支路, 南大門, ナムデムン, 明洞エリア'],
  ['REGION', 'seoul-mapo', '홍대, 합정, 연남동, 상수, 연남, hongdae, 홍대앞, 망원, 망원동, 서교동, 공덕', '弘大, ホンデ, ほんで, 合井, 延南洞, 弘大エリア, 望遠洞'],
  ['REGION', 'seoul-songpa', '잠실, 송파, 롯데월드, jamsil, 문정, 위례, 방이동', '蚕室, チャムシル, ロッテワールド'],
  ['REGION', 'seoul-seocho', '서초, 교대, 반포, 고터, 서래마을, 양재, 방배, 잠원, 강남고속터미널', '瑞草, ソチョ, 高速ターミナル, バンポ'],
  ['REGION', 'seoul-yongsan', '이태원, 한남동, 용산, 한남, 이촌', '梨泰院, イテウォン, 龍山, 漢南洞, 漢南, ハンナムドン'],
  ['REGION', 'seoul-seongdong', '성수, 성수동, 왕십리', '聖水, ソンス, 聖水洞'],
  ['REGION', 'seoul-gwangjin', '건대, 건대입구', '建大, コンデ'],
  ['REGION', 'seoul-jongno', '종로, 광화문, 인사동, 북촌', '鍾路, チョンノ, 仁寺洞, インサドン, 光化門'],
  ['REGION', 'seoul-yeongdeungpo', '여의도, 영등포', '汝矣島, ヨイド'],
  ['REGION', 'seoul-dongdaemun', '동대문', '東大門, トンデムン'],
  ['REGION', 'seoul-gangseo', '마곡, 발산, 화곡', ''],
  ['REGION', 'seoul-yangcheon', '목동', ''],
  ['REGION', 'seoul-seodaemun', '연희동', ''],
  ['REGION', 'seoul-gwanak', '서울대입구, 신림, 샤로수길', ''],
  ['REGION', 'gyeonggi', '경기도', '京畿道, キョンギド'],
  ['REGION', 'gyeonggi-seongnam-bundang', '분당, 판교, 서현', '盆唐, プンダン, 板橋'],
  ['REGION', 'gyeonggi-goyang-ilsandong', '일산', '一山, イルサン'],
  ['REGION', 'gyeonggi-suwon-yeongtong', '광교, 영통', ''],
  ['REGION', 'gyeonggi-suwon-paldal', '인계동, 수원시청', ''],
  ['REGION', 'gyeonggi-hwaseong', '동탄', ''],
  ['REGION', 'gyeonggi-anyang-dongan', '평촌, 범계', ''],
  ['REGION', 'gyeonggi-hanam', '미사', ''],
  ['REGION', 'gyeonggi-gimpo', '김포', 'キンポ'],
  ['REGION', 'incheon', '인천시, 인천광역시, 인천공항, incheon', 'インチョン, いんちょん, 仁川市, 仁川空港'],
  ['REGION', 'incheon-yeonsu', '송도, 송도신도시', '松島, ソンド'],
  ['REGION', 'incheon-namdong', '구월동', ''],
  ['REGION', 'incheon-seo', '청라', ''],
  ['REGION', 'busan', '부산시, 부산광역시, busan', 'プサン, ぷさん, 釜山市'],
  ['REGION', 'busan-busanjin', '서면, 부산서면, 전포, 전포동', '西面, ソミョン'],
  ['REGION', 'busan-haeundae', '해운대, 센텀, 센텀시티, haeundae', '海雲台, ヘウンデ'],
  ['REGION', 'busan-jung', '남포동, 자갈치', '南浦洞, ナンポドン'],
  ['REGION', 'busan-suyeong', '광안리', '広安里, クァンアルリ'],
  ['REGION', 'daegu', '대구시, daegu', 'テグ, 大邱市'],
  ['REGION', 'daegu-jung', '동성로, 반월당', '東城路, トンソンノ'],
  ['REGION', 'gwangju', '광주시, 광주광역시', 'クァンジュ, 光州市'],
  ['REGION', 'gwangju-seo', '상무지구', ''],
  ['REGION', 'daejeon', '대전시, daejeon', 'テジョン, 大田市'],
  ['REGION', 'daejeon-seo', '둔산, 둔산동', ''],
  ['REGION', 'daejeon-yuseong', '유성', ''],
  ['REGION', 'jeju', '제주도, 제주시, jeju', 'チェジュ, チェジュ島, 済州島'],

  // Stations
  ['STATION', 'gangnam', '강남역, gangnam station', 'カンナム駅, カンナムヨク, 江南駅'],
  ['STATION', 'apgujeong', '압구정역', 'アックジョン駅, 狎鴎亭, アックジョン, アプクジョン'],
  ['STATION', 'apgujeong-rodeo', '압구정로데오, 로데오역, 로데오, 압로', '狎鴎亭ロデオ, アックジョンロデオ, アックジョンロデオ駅, ロデオ'],
  ['STATION', 'cheongdam', '청담동', '清潭洞, チョンダムドン'],
  ['STATION', 'myeongdong', '명동역', 'ミョンドン駅'],
  ['STATION', 'hongik-university', '홍대역, 홍대입구, 홍입', 'ホンデ駅, 弘大駅, ホンデイック, ホンデイプク, 弘益大学, ホンデイック駅'],
  ['STATION', 'konkuk-university', '건대역', 'コンデ駅, 建大駅'],
  ['STATION', 'express-bus-terminal', '고터역, 고터', '高速ターミナル'],
  ['STATION', 'sinsa', '신사역, 가로수길', 'シンサ駅, カロスキル, シンサドン, 新沙洞'],
  ['STATION', 'sinnonhyeon', '신논현', 'シンノニョン'],
  ['STATION', 'jamsil', '잠실역', 'チャムシル駅'],
  ['STATION', 'seoul', '서울역', 'ソウルヨク'],
  ['STATION', 'seoul-university', '설입', ''],
  ['STATION', 'seomyeon', '서면역', 'ソミョン駅'],
  ['STATION', 'haeundae', '해운대역', 'ヘウンデ駅'],
];

const terms = (list: string, language: Alias['language']) =>
  list === '' ? [] : list.split(', ').map((term) => ({ term, language }));

export const searchAliases: readonly Alias[] = meanings.flatMap(([kind, ids, ko, ja]) =>
  [...terms(ko, 'ko'), ...terms(ja, 'ja')].flatMap((term) =>
    ids.split(' ').map((targetId) => ({ ...term, kind, targetId })),
  ),
);
