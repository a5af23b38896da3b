// biome-ignore-all format: a table, one meaning on each line.

import type { AliasKind } from '../../../contract/staff/staffSearch.ts';
import { type AliasRow, placeMeanings } from './placeAliases.ts';

export interface Alias {
  term: string;
  language: 'ko' | 'ja';
  kind: AliasKind;
  targetId: string;
}

/**
 * Words that people type and that are in no name: slang, brands, romanised and kana forms. The seed writes them once; an operator
 * changes them in the console.
 */
const meanings: readonly AliasRow[] = [
  // Eyes
  ['TREATMENT', 'double-eyelid-suture double-eyelid-incision', '쌍수, 쌍꺼풀, 쌍커풀, 쌍꺼풀수술, 쌍까풀, 눈성형, 눈수술, double eyelid, 짝눈, 쌍꺼플, 쌍카풀, eyelid surgery, blepharoplasty, 쌍수라인, 쌍꺼풀라인, 쌍수 라인, 눈라인, ssangsu', '二重, ふたえ, 二重整形, 二重まぶた, 二重術, 目の整形, サンス, ダブルアイリッド, 両目二重, 二重ライン, 二重幅, 二重瞼, 雙眼皮'],
  ['TREATMENT', 'double-eyelid-suture', '매몰법, 매몰, 매몰쌍수, 자연유착, 자연유착쌍수, 비절개 쌍수, 부분절개, 쁘띠쌍수, 3점매몰, 매몰법쌍꺼풀, 단매듭연속매몰', '埋没, 埋没法, まいぼつ, 自然癒着, 自然癒着法, 二重埋没, 埋没二重, ナチュラル二重, クイック法'],
  ['TREATMENT', 'double-eyelid-incision', '절개쌍수, 절개법, 완전절개, 아웃라인, 인아웃라인, 인라인, 절개쌍꺼풀, 부분절개쌍수', '切開二重, 全切開, 部分切開, せっかい, 二重切開, 小切開'],
  ['TREATMENT', 'double-eyelid-incision double-eyelid-suture', '세미아웃, 세미아웃라인, 인폴드', '末広型, 平行型'],
  ['TREATMENT', 'ptosis-correction', '안검하수, 눈매교정, 비절개눈매교정, ptosis, 졸린눈, 졸린눈교정, 눈뜨는힘, 눈매교정술', '眼瞼下垂, がんけんかすい, 目つき矯正, めつききょうせい, ヌンメ矯正, 眠い目, 眠そうな目, つり目, 挙筋前転'],
  ['TREATMENT', 'epicanthoplasty', '몽고주름, 앞트임복원, 트임, 눈트임, 앞뒤트임, 눈앞머리, 앞튀임, 윗트임', '蒙古ひだ, めがしら切開, アプトゥイム, 目頭, 目頭形成, 蒙古襞, 蒙古襞形成, 離れ目, 内田法, めがしらせっかい'],
  ['TREATMENT', 'lateral-canthoplasty', '뒷트임, 듀얼트임, 눈꼬리내리기, 눈밑트임, 트임, 눈트임, 앞뒤트임, 눈꼬리, 앞뒷트임, 뒷밑트임', 'たれ目, タレ目, グラマラスライン, 下眼瞼下制, 目尻, 目尻靭帯移動, 下まぶた下制, グラマラス形成, 垂れ目, タレ目形成術, めじりせっかい'],
  ['TREATMENT', 'upper-blepharoplasty', '상안검, 상안검수술, 눈썹거상, 눈썹하거상, 눈꺼풀처짐, 눈썹밑거상, 눈꺼풀수술, 삼각눈, 눈두덩이, 눈두덩이지방, ROOF', '上眼瞼, 眉下切開, まゆしたせっかい, 眉下リフト, まぶたのたるみ取り, 上まぶたのたるみ, まぶたの脂肪取り, 腫れぼったい目, 三角目, まゆしたりふと'],
  ['TREATMENT', 'upper-blepharoplasty facelift', '', 'ブロウリフト'],
  ['TREATMENT', 'lower-blepharoplasty fat-repositioning', '하안검, 하안검수술, 눈밑주름', '下眼瞼, 目の下のたるみ, 切開ハムラ'],
  ['TREATMENT', 'fat-repositioning lower-blepharoplasty under-eye-filler', '눈밑지, 눈밑지방, 눈밑지방재배치, 눈밑수술, 다크써클수술, 눈밑지재배치, 눈밑지제거, 눈밑지방제거, eye bag', 'クマ取り, くまとり, クマとり, クマ治療, 脱脂, 経結膜脱脂, 裏ハムラ, ハムラ法, ハムラ, クマ取り整形, 目の下のクマ取り, 目の下の脂肪'],
  ['TREATMENT', 'fat-repositioning', '눈밑지흡', ''],
  ['TREATMENT', 'fat-repositioning lower-blepharoplasty', 'eye bags', ''],
  ['CONCERN', 'under-eye', '다크써클, 다크서클, 눈밑, 눈밑꺼짐, 아이백, dark circle, 아이백제거', 'クマ, くま, 青クマ, 黒クマ, 茶クマ, 目の下のクマ, ダークサークル, アイバッグ, 隈, 目の下のくぼみ'],
  ['TREATMENT', 'under-eye-filler', '애교살, 애교살필러, 눈물고랑, 인디언주름, 애교필러', '涙袋ヒアルロン酸, なみだぶくろ, ゴルゴライン, 涙袋, 涙袋ヒアル, 涙袋形成, ゴルゴ線, インディアンライン'],
  ['TREATMENT', 'eye-revision', '쌍수재수술, 눈재수술, 쌍꺼풀재수술, 소세지눈, 쌍꺼풀풀림, 쌍재, 매몰풀림, 매몰재수술, 쌍수풀림, 눈매교정재수술, 눈성형재수술', '二重修正, 他院修正, ハム目, 抜糸'],
  ['CONCERN', 'single-eyelid', '무쌍, 속쌍, 외꺼풀, 홑꺼풀, 외까풀', '一重, ひとえ, 奥二重, おくぶたえ, 一重まぶた, アイプチ'],
  ['CONCERN', 'small-eyes', '작은눈, 눈커지는, 눈작은, 눈크게, 단춧구멍', '目が小さい, 目を大きく, デカ目'],
  ['CONCERN', 'droopy-eyelid', '눈처짐', '目元のたるみ, まぶたが重い'],
  ['TREATMENT', 'lasik-lasek smile-laser', '라섹, 라식, 시력교정, 시력교정술, 눈레이저, lasik, lasek, 눈시력, 근시', '視力矯正, 近視手術, レーシック, ラゼック, 近視, 視力回復'],
  ['TREATMENT', 'smile-laser', '스마일라식, 스마일프로, smile pro, 스마일수술, 비쥬맥스, smile lasik, smile', 'スマイル手術, リレックススマイル, スマイルプロ'],
  ['TREATMENT', 'icl', '안내렌즈, 렌즈삽입, 알티플렉스, icl, 안내렌즈삽입술', 'アイシーエル, 眼内レンズ'],
  ['TREATMENT', 'multifocal-iol presbyopia-laser', '백내장수술, 노안수술, 노안교정', '白内障手術, 老眼手術, ろうがん, 白内障'],
  ['CONCERN', 'poor-vision', '난시, 원시', ''],

  // Nose
  ['TREATMENT', 'rhinoplasty tip-plasty', '코수술, 코성형, 코높이, 융비술, 콧대, 콧대수술, 실리콘코, 하이코, 코실리프팅, 직반버선코, rhinoplasty, nose job, 콧대세우기, 코끝코대, 자려한코, 실리콘, 무보형물, 무보형물코, 비개방, 비개방코, 늑연골, 기증늑, 고어텍스', '鼻整形, 鼻の整形, 鼻手術, 隆鼻, りゅうび, 鼻プロテーゼ, プロテーゼ, 鼻筋, 鼻フル, 鼻を高く, 鼻の手術, ハイコ, プロテ, 鼻整, 肋軟骨'],
  ['TREATMENT', 'rhinoplasty', '직선코', 'はなせいけい'],
  ['TREATMENT', 'tip-plasty', '코끝, 코끝수술, 자가연골, 비주연장, 복코수술, 미스코, 귀연골, 비중격연장, 코끝연골, 코끝올리기, 돼지코, 화살코', '鼻尖, 鼻先, 鼻中隔延長, 耳介軟骨移植, 鼻尖縮小, 団子鼻手術, だんご鼻手術, 鼻尖形, 上向き鼻, アップノーズ, 鼻柱, ストラット, オステオポール'],
  ['TREATMENT', 'tip-plasty rhinoplasty', '긴코', ''],
  ['TREATMENT', 'alar-reduction', '콧볼, 콧볼축소, 콧볼줄이기, 콧구멍축소, 코축소, 콧구멍줄이기, 콧망울, 콧망울축소, 콧방울', '小鼻, 鼻翼縮小, びよくしゅくしょう, こばな, 鼻の穴, 鼻孔縮小, 鼻孔'],
  ['TREATMENT', 'nose-straightening', '매부리코, 휜코, 휜코수술, 매부리코수술, 코뼈골절, 코뼈, 코절골', 'わし鼻, 鷲鼻, 斜鼻, 曲がり鼻, 鼻骨骨切り, 鼻骨幅寄せ, ハンプ'],
  ['TREATMENT', 'nose-revision', '코재수술, 구축코, 들창코, 코재, 짧은코, 코보형물제거, 코성형재수술, 코끝재수술, 실리콘제거, revision rhinoplasty', '鼻修正, 鼻の修正, 拘縮鼻, 短鼻, 豚鼻'],
  ['TREATMENT', 'septoplasty turbinate-reduction', '비중격만곡증, 비중격, 축농증, 코골이, 비염수술, 코막힘수술', '鼻中隔, 鼻中隔湾曲症, いびき, 鼻炎手術'],
  ['TREATMENT', 'septoplasty nose-straightening', '기능코', ''],
  ['TREATMENT', 'nose-filler', '코필러, 하이코필러, 코보형필러, 콧대필러, 코끝필러', '鼻ヒアル, 鼻ヒアルロン酸, 鼻フィラー, 鼻筋ヒアル, クレヴィエル'],
  ['CONCERN', 'bulbous-tip', '복코, 주먹코, 뭉툭코, 넓은코', 'だんご鼻, 団子っ鼻, にんにく鼻, あぐら鼻'],
  ['CONCERN', 'low-nose', '납작코', '鼻ぺちゃ, ぺちゃ鼻'],

  // Contour and lifting
  ['TREATMENT', 'mandible-reduction zygoma-reduction genioplasty', '윤곽, 안면윤곽, 윤곽수술, 3종윤곽, 얼굴뼈, 돌려깎기, 브이라인, v라인, v line, 윤곽3종, 얼굴윤곽, 얼굴축소, face contouring, jaw surgery, facial contouring', '輪郭, 輪郭整形, 輪郭手術, 輪郭3点, 小顔, 小顔整形, こがお, 骨切り, Vライン, 顔の骨, 輪郭三点, 輪郭形成'],
  ['TREATMENT', 'mandible-reduction', '사각턱수술, 턱수술, 턱깎기, 귀뒤사각턱, 사각턱축소, 피질골, jaw reduction', 'エラ骨, エラ手術, 下顎角形成, エラ切り, えらけずり'],
  ['TREATMENT', 'zygoma-reduction', '광대, 광대수술, 퀵광대, 광대뼈, 옆광대, 앞광대, 45도광대, 땅콩형, 땅콩형얼굴', '頬骨, ほおぼね, 頬骨削り, 頬骨手術, 頬骨縮小術'],
  ['TREATMENT', 'genioplasty chin-filler', '턱끝, 턱끝수술, 무턱, 무턱수술, 무턱보형물, 앞턱, chin implant', '顎先, あご先, あごプロテーゼ, オトガイ, 顎出し, 顎プロテーゼ, 顎形成, あご形成'],
  ['TREATMENT', 'genioplasty', '앞턱보형물, 턱보형물, 턱끝전진', 'あご削り, 顎削り, 中抜き, 面長'],
  ['TREATMENT', 'genioplasty two-jaw', '긴턱, 긴턱수술', '長い顎'],
  ['TREATMENT', 'two-jaw', '양악, 양악수술, 주걱턱, 돌출입수술, 투턱, two jaw', '両顎, りょうあご, 受け口, しゃくれ, ルフォー, セットバック'],
  ['TREATMENT', 'jaw-botox forehead-botox gummy-botox', '보톡스, 보톡스주사, 제오민, 코어톡스, 나보타, 보툴렉스, 보툴리눔, 톡신, 주름보톡스, botox, xeomin, 디스포트, 보톡스맞기, 리즈톡스, 원더톡스, 메디톡신, 레티보, 하이톡스, 입꼬리보톡스, dysport, botulax, nabota, coretox, meditoxin', 'ボトックス, ボツリヌス, ボツリヌストキシン, ゼオミン, コアトックス, ナボタ, シワ取り注射, ボト, ディスポート, ボツラックス, レティボ, メディトキシン, リズトックス, アラガン, ニューロノックス, イノトックス'],
  ['TREATMENT', 'jaw-botox', '턱보톡스, 사각턱보톡스, 사각턱주사, 턱보, 침샘보톡스, 침샘, 승모근, 승모근보톡스, 어깨보톡스, 종아리보톡스, 종아리, jaw botox, 이갈이, 턱근육, 자갈턱, 자두턱, 자갈턱보톡스, 턱끝보톡스, 종아리축소, 종아리알, 어깨라인, 직각어깨, 승모근라인, masseter botox, 광대보톡스', 'エラボト, エラボトックス, 小顔ボトックス, 肩ボト, 肩ボトックス, 僧帽筋ボトックス, ふくらはぎボト, ふくらはぎボトックス, 肩こりボトックス, 歯ぎしり, 食いしばり, 梅干しジワ, 梅干しあご, ししゃも足, 肩幅, 肩の筋肉'],
  ['TREATMENT', 'forehead-botox', '이마보톡스, 미간보톡스, 눈가보톡스, 더모톡신, 스킨보톡스, 이마톡스, 눈가톡스, 눈가주름보톡스', '額ボト, 眉間ボト, 目尻ボトックス, スキンボトックス, おでこボトックス, おでこボト, 額ボトックス, 目尻のシワ, カラスの足跡, ダーマトキシン, マイクロボトックス'],
  ['TREATMENT', 'jaw-botox forehead-botox', '', 'ボトックスリフト'],
  ['TREATMENT', 'chin-filler nasolabial-filler lip-filler temple-filler nose-filler', '필러, 히알루론산, 히알루론산필러, 쥬비덤, 레스틸렌, 벨로테로, 볼필러, filler, juvederm, 쥬비덤볼류마, 볼류마, 뉴라미스, 이브아르, 테오시알, 스타일에이지, 벨로테로발란스, restylane, belotero, hyaluronic acid, 쁘띠, 쁘띠성형, 히알라제, 필러녹이기, 필러제거, 엘라비에, 휠러', 'フィラー, ヒアル, ヒアルロン酸, ヒアルロン酸注射, ジュビダーム, レスチレン, ひあるろんさん, ヒアル注射, ボリューマ, ベロテロ, ニューラミス, プチ整形, ヒアルロニダーゼ, ヒアル溶解, エラスティ'],
  ['TREATMENT', 'chin-filler', '턱필러, 무턱필러, 앞턱필러', '顎ヒアル, あごヒアル, 顎ヒアルロン酸, 顎フィラー'],
  ['TREATMENT', 'nasolabial-filler', '팔자주름필러, 중안부필러, 귀족필러, 앞광대필러, 앞볼필러', 'ほうれい線ヒアル, ほうれい線フィラー'],
  ['TREATMENT', 'nasolabial-filler temple-filler', '', 'ヒアルロン酸リフト'],
  ['TREATMENT', 'chin-liposuction lipolysis-injection', '이중턱, 이중턱흡입, 이중턱근육묶기, 턱밑지방, 턱살, 두턱, 얼굴지흡, 얼굴지방흡입, 심부볼제거, 볼지흡, 앞볼지방', '二重顎, 二重あご, 顎下脂肪吸引, 顎下, 顔の脂肪吸引, 顔脂肪吸引, 顎下吸引, バッカルファット, ジョールファット, メーラーファット, メーラーファット除去'],
  ['TREATMENT', 'chin-liposuction', '볼살지흡, 광대지흡, 볼지방흡입, buccal fat removal', 'ペリカン手術'],
  ['TREATMENT', 'contour-injection', '윤곽주사, 브이라인주사, 지방분해주사얼굴, 얼굴지방분해, 윤곽조각주사, v라인주사, 걸그룹주사, 볼살빼기, 브이핏주사, 얼굴살, 얼굴살빼기, 얼굴지방분해주사', '輪郭注射, 小顔注射, りんかく注射, 小顔注射韓国, Vライン注射, 顔痩せ'],
  ['TREATMENT', 'contour-injection chin-liposuction', '', '頬の脂肪'],
  ['TREATMENT', 'facelift', '거상, 안면거상, 미니거상, 이마거상, 얼굴거상, 페이스리프트, facelift, 내시경이마거상, 이마거상술, 실거상, 목거상, 팔자거상, SMAS, 딥플레인, 엔도타인, 스마스', '切開リフト, フェイスリフト, 額リフト, ミニリフト, 内視鏡額リフト, 目の上リフト, ネックリフト, こめかみリフト, ディープレーン'],
  ['TREATMENT', 'thread-lift', '실리프팅, 실리프트, 민트리프팅, 민트실, 잼버실, 울핏, 녹는실, 코그실, 엘라스티꿈, thread lift, 실, 실리프팅수술, 미라클리프팅, pdo, 캐번, 실루엣소프트, 캐번리프팅, 실제거, 리프팅실', '糸リフト, スレッドリフト, ミントリフト, ジャムバーリフト, 溶ける糸, 糸, スレッド, 糸リフトアップ, PDO, テスリフト, VOVリフト, ショッピングリフト, ショッピングスレッド, コグ, いとりふと'],
  ['TREATMENT', 'hifu rf-lifting thread-lift facelift', '리프팅, 리프팅레이저, 레이저리프팅, 탄력리프팅, 피부리프팅, lifting, 얼굴리프팅, 턱선리프팅, 리프팅시술', 'リフトアップ, リフティング, たるみ取り, たるみ治療, リフト, リフト治療'],
  ['TREATMENT', 'hifu', '울쎄라, 울세라, 울쎄라피, 울쎄라프라임, 슈링크, 슈링크유니버스, 하이푸, 리프테라, 더블로, 유투리프팅, 브이로어드밴스, 초음파리프팅, ulthera, ultherapy, shurink, hifu, 울쎄라피프라임, 울프, 울트라포머, 리니어지, 리니어펌, 리니어하이푸, 슈링크리프팅, 울쎄라리프팅, 더블로골드, ulthera prime, ultherapy prime, doublo, liftera, ultraformer, linearz, 쉬링크, 텐쎄라', 'ウルセラ, ウルセラプライム, シュリンク, シュリンクユニバース, ハイフ, リフテラ, ダブロ, ウルトラフォーマー, 超音波リフト, ウルセラピー, ウルセラピープライム, ウルセラリフト, シュリンクリフト, リニアジー, リニアファーム, ウルトラセルキュープラス, ウルトラセル, ウルセラアイ, ハイフアイ'],
  ['TREATMENT', 'hifu rf-lifting', '울써마지', ''],
  ['TREATMENT', 'rf-lifting', '써마지, 써마지flx, 서마지, 인모드, 올리지오, 덴서티, 튠페이스, 볼뉴머, 세르프, 텐써마, 티타늄리프팅, 온다리프팅, 소프웨이브, 고주파, 고주파리프팅, thermage, inmode, oligio, density, xerf, volnewmer, 인모드fx, 인모드리프팅, 온다, 온다플러스, 티타늄, 튠라이너, 써마지fx, 올리지오x, 볼뉴머리프팅, 텐써마리프팅, 울트라셀, 브이로, onda, titanium, titanium lifting, tune face, sofwave, thermage flx, tensurma, virtue, 올타이트, 써마쿨, 엠페이스, 쿨페이즈, 악센트프라임, 토르, 토르리프팅', 'サーマクール, サーマジ, サーマクールFLX, インモード, オリジオ, デンシティ, ボルニューマー, チューンフェイス, チタニウムリフト, オンダリフト, オンダ, ソフウェーブ, 高周波, サーマ, サーメージ, インモードリフト, インモードFX, チタニウム, チタニウムリフティング, オンダプロ, オリジオX, テンサーマ, セルフ, ザーフ, エムフェイス, サーマクールアイ'],
  ['TREATMENT', 'rf-lifting fractional-laser', '포토나', 'フォトナ'],
  ['CONCERN', 'sagging-face', '얼굴처짐, 볼살처짐, 심부볼, 불독살, 볼처짐, 탄력, 처짐, 볼살, 볼꺼짐, 이중볼, 리프팅고민, 볼패임, 꺼진볼, 앞볼꺼짐', 'たるみ, 顔のたるみ, ブルドッグ, マリオネットライン, ほほのたるみ, マリオネット, フェイスラインのたるみ, 頬こけ, 頬のこけ, もたつき'],
  ['CONCERN', 'sagging-face nasolabial', '마리오네트', ''],
  ['CONCERN', 'forehead-lines', '이마주름, 미간주름, 내천자주름', '額のシワ, おでこのシワ, 眉間のシワ'],
  ['CONCERN', 'nasolabial', '팔자주름, 팔자, 입가주름, 귀족, 귀족수술, 심술보', 'ほうれい線, ホウレイ線, 法令線, ほうれいせん, 貴族手術, 貴族フィラー'],
  ['CONCERN', 'nasolabial wrinkles', '', '笑いじわ'],
  ['CONCERN', 'asymmetry', '안면비대칭, 비대칭, 얼굴비대칭', '左右非対称, 顔のゆがみ, 非対称'],
  ['CONCERN', 'square-jaw', '사각턱, 넓은턱, 교근', 'エラ, えら, エラ張り, 四角い顔, ホームベース'],
  ['CONCERN', 'double-chin', '턱살, 턱살빼기, 목살', '二重顎, にじゅうあご'],
  ['CONCERN', 'protruding-mouth', '돌출입, 입툭튀, 튀어나온입, 앞니튀어나옴', '口ゴボ, 口ごぼ, くちごぼ, 出っ歯'],

  // Forehead and lips
  ['TREATMENT', 'forehead-fat-graft temple-filler', '이마지방이식, 지방이식, 얼굴지방이식, 풀페이스지방이식, 이마성형, 이마보형물, fat graft, 풀페이스, 얼굴지방, 볼지방이식, 미세지방이식', '脂肪注入, 脂肪移植, 額脂肪注入, おでこ整形, コンデンスリッチ, 顔の脂肪注入, ほほ脂肪注入, マイクロファット'],
  ['TREATMENT', 'forehead-fat-graft', '눈두덩이 꺼짐', '上まぶたのくぼみ, まぶたのくぼみ, 目の上のくぼみ'],
  ['TREATMENT', 'temple-filler', '관자필러, 이마필러, 관자놀이, 관자, 관자놀이필러', 'おでこヒアル, こめかみヒアル, 額ヒアルロン酸'],
  ['TREATMENT', 'forehead-reduction hair-transplant', '이마축소, 넓은이마, 헤어라인교정, 헤어라인, 이마줄이기', '額縮小, おでこ縮小, 生え際, ヘアライン, おでこを狭く'],
  ['TREATMENT', 'lip-filler', '입술필러, 입꼬리필러, 입꼬리, 도톰한입술, 쥐꼬리, 입꼬리올리기, lip filler', '唇ヒアル, リップフィラー, 口角, ぷっくり唇, 唇フィラー, リップヒアル, ヒアル唇, M字リップ'],
  ['TREATMENT', 'lip-lift', '인중, 인중축소술, 인중수술, 입술수술, 입꼬리수술, 인중줄이기, 입술축소', '人中, 人中短縮術, リップリフト, にんちゅう, 口角挙上, 口角リフト, 鼻下短縮, 鼻下, 鼻の下, 鼻の下短縮'],
  ['TREATMENT', 'lip-lift nasolabial-filler', '중안부', '中顔面短縮'],
  ['TREATMENT', 'gummy-botox gum-contouring', '거미스마일, 잇몸노출, 잇몸미소', 'ガミースマイル, ガミー, ガミスマ'],
  ['TREATMENT', 'gum-contouring', '잇몸미백', '歯茎, 歯ぐき'],

  // Skin
  ['TREATMENT', 'skin-booster', '리쥬란, 리쥬란힐러, 리쥬란아이, 연어주사, 연어, 물광, 물광주사, 샤넬주사, 스킨부스터, 릴리이드, 리즈네, 셀르디엠, 엑소좀, 필로르가, 자르디엠, pdrn, 볼라이트, 물톡스, 쥬브젠, rejuran, skin booster, exosome, 리쥬란hb, 리쥬란hb플러스, 리쥬란주사, 피디알엔, 피부재생주사, 수분주사, 콜라스터, 리바이브, 셀엑소좀, 아스체플러스, 스킨바이브, 쥬브아셀, 힐로웨이브, 비타란, rejuran healer, chanel injection, 더마샤인, 더마샤인프로, 프로파일로, 속광, 하이쿡스, PRP, PN', 'リジュラン, リジュランヒーラー, リズラン, リジュラ, サーモン注射, サーモン, 水光, 水光注射, すいこう, スキンブースター, シャネル注射, エクソソーム, リズネ, ボライト, リジュラン注射, リジュランアイ, リジュランHB, リジュランi, すいこう注射, 水光ピーリング, ヒアルロン酸水光, リリイド, スキンバイブ, ビタラン, サーモンDNA, PDRN, ポリヌクレオチド, 肌育, 肌育注射, 肌育治療, プロファイロ, プルリアル, スネコス, ジャルプロ, ハイコックス, ツヤ肌, 肌質改善'],
  ['TREATMENT', 'collagen-booster', '쥬베룩, 쥬베룩볼륨, 레니스나, 스컬트라, 엘란쎄, 래디어스, 레디어스, 콜라겐주사, 콜라겐부스터, 리투오, juvelook, sculptra, radiesse, 쥬베룩아이, 쥬베룩스킨, 스컬트라주사, 울트라콜, 울트라콜100, 고우리, 레디에스, 올리디아, lenisna, ellanse, gouri, ultracol, 레티젠, 에스테필, 하모니카, CaHA, PLLA, 스컬프트라, 주배룩, PCL, Re2O', 'ジュベルック, ジュベルックボリューム, レニスナ, スカルプトラ, エランセ, レディエッセ, コラーゲン注射, リトゥオ, ジュベルックアイ, スカルプトラ注射, ウルトラコール, ゴウリ, ラディエッセ, ジュベリック, オリディア, リツオ, スカルプチャ, ジュベルックスキン'],
  ['TREATMENT', 'rf-microneedle', '포텐자, 포텐짜, 시크릿, 시크릿rf, 실펌, 실펌엑스, 인트라셀, 버츄rf, 니들rf, 니들고주파, 마이크로니들, mts, potenza, sylfirm, secret rf, 포텐자리프팅, 포텐샤, 시크릿듀오, 실펌x, 모피어스, 모피우스8, 스칼렛, 스칼렛x, 더마펜, morpheus8, scarlet, intracel, microneedle, microneedling', 'ポテンツァ, ポテンザ, ポテンチャ, シルファーム, シルファームX, シークレット, シークレットRF, マイクロニードル, ダーマペン, ニードル, モーフィアス, モフィウス8, シークレットデュオ, スカーレット, ダーマスタンプ'],
  ['TREATMENT', 'rf-microneedle peeling', '', 'ベルベットスキン'],
  ['TREATMENT', 'pico-toning pigment-laser', '토닝, 레이저토닝, 피코, 피코토닝, 피코슈어, 피코웨이, 피코플러스, 피코레이저, 미백레이저, pico, picosure, 피코레이져, 레블라이트, 제네시스, 듀얼토닝, 골드토닝, 피코케어, picoway, picoplus, laser toning, 스펙트라, 헐리우드스펙트라, 트라이빔', 'トーニング, レーザートーニング, ピコ, ピコレーザー, ピコシュア, ピコウェイ, 美白レーザー, ピコケア, ピコトー, レブライト, ジェネシス, スペクトラ'],
  ['TREATMENT', 'pico-toning', '인라이튼', ''],
  ['TREATMENT', 'pigment-laser pico-toning ipl', '잡티, 잡티레이저, 기미레이저, 색소, 색소치료, 주근깨, 검버섯, 흑자, 오타모반, 문신제거, 레이저, 잡티제거, 기미치료, 문신, 타투제거, 반영구제거, 눈썹문신제거, 레이져, tattoo removal, laser', 'シミ取り, シミ, しみ取り, そばかす, 肝斑, かんぱん, ADM, タトゥー除去, レーザー, タトゥー, 刺青除去, アートメイク除去, シミとり, しみ取りレーザー, シミ治療'],
  ['TREATMENT', 'pigment-laser', '밀크커피반점, ABNOM', ''],
  ['TREATMENT', 'pigment-laser pico-toning', '스타워커', 'Qスイッチ'],
  ['CONCERN', 'pigment', '기미, 색소침착, 잡티, 주근깨, 피부톤, 검버섯, 흑자, melasma, freckles, 겨드랑이착색, 팔꿈치착색, 착색, dark spots', 'シミ, しみ, そばかす, 肝斑, 色素沈着, 老人性色素斑, かんぱん, トラネキサム酸, トレチノイン, ハイドロキノン'],
  ['TREATMENT', 'ipl', '아이피엘, bbl, 엑셀v, 루메니스, 광치료, ipl, M22', 'フォトフェイシャル, フォト治療, 光治療, BBL, ルメッカ, ステラM22, ノーリス'],
  ['TREATMENT', 'vascular-laser ipl', '브이빔, 엑셀브이, 실핏줄, 모세혈관, 안면홍조, 홍조, 딸기코, v beam, 브이빔퍼펙타, 붉은기, 주사비, 주사피부염, vbeam, excel v, rosacea', 'Vビーム, ブイビーム, 赤ら顔, 毛細血管拡張, 酒さ, 赤み, 毛細血管, あから顔, エクセルV'],
  ['TREATMENT', 'vascular-laser', '더마브이, 혈관종, 화염상모반', ''],
  ['TREATMENT', 'acne-care pdt', '여드름, 여드름압출, 압출, 아그네스, 여드름주사, 뾰루지, acne, 성인여드름, 트러블, 등드름, 가드름, 피지, 압출관리, 염증주사, 화농성여드름, 모낭염, 네오빔, 골드PTT, 카프리레이저, 아비클리어', 'ニキビ, にきび, ニキビ圧出, アグネス, 吹き出物, アクネ, 大人ニキビ, 背中ニキビ, 肌荒れ, ニキビケア, 毛穴洗浄, 毛嚢炎, 肌ぶつぶつ, アビクリア, ネオビーム'],
  ['TREATMENT', 'acne-care', '아이소트레티노인, 이소티논', 'イソトレチノイン, イソトレ'],
  ['TREATMENT', 'fractional-laser subcision rf-microneedle', '여드름흉터, 흉터, 프락셀, 프락셔널, 모공레이저, 모공, 어븀, co2레이저, 패인흉터, scar, 프락쎌, 켈로이드, 흉터치료, 수술흉터, 모공축소, 모공흉터, 화상흉터, 튼살, fraxel, pores, acne scars', 'ニキビ跡, クレーター, 毛穴, フラクセル, フラクショナル, 傷跡, ニキビ痕, けあな, 毛穴治療, 毛穴の黒ずみ, 鼻の毛穴, いちご鼻, 傷あと, 妊娠線, フラクショナルCO2, CO2フラクショナル, ニキビあと, ケロイド'],
  ['TREATMENT', 'fractional-laser', '에르븀, 울트라펄스', ''],
  ['TREATMENT', 'subcision', '서브시젼, 서브씨전, 쥬베룩서브시전', 'サブシジョン, サブシージョン, トライフィルプロ'],
  ['TREATMENT', 'peeling', '아쿠아필, 아쿠아필링, 라라필, 라라필링, 블랙필, 알라딘필링, 프락필, 각질제거, 피지관리, 피부관리, 블랙헤드, 화이트헤드, 피지제거, 모공청소, 하이드라페이셜, 크라이오셀, 진정관리, 수분관리, ldm, 물방울리프팅, hydrafacial, aqua peel, facial, 할리우드필, 엘디엠, 밀크필, 재생관리', 'アクアピール, ララピール, ブラックピール, ピール, ケミカルピーリング, ハイドラフェイシャル, サリチル酸, 韓国管理, 肌管理, ハイドラ, LDM, 水滴リフト, 黒ずみ, 角栓, マッサージピール, フェイシャル, ララドクター, ハリウッドスパ, ハリウッドピール, ケアシス, 毛穴吸引, 韓国エステ, はだかんり'],
  ['TREATMENT', 'peeling acne-care', '개기름', '脂性肌'],
  ['TREATMENT', 'mole-removal wart-cryotherapy', '점빼기, 점제거, 점, 비립종, 쥐젖, 편평사마귀, 한관종, 검은점, 점레이저, 물사마귀, 티눈, mole', 'ほくろ, ホクロ, ホクロ除去, ほくろ取り, 稗粒腫, いぼ, イボ, ホクロ取り, ほくろレーザー, 黒子, いぼ取り, スキンタッグ, 脂漏性角化症'],
  ['TREATMENT', 'mole-removal', '점빼고', '汗管腫'],
  ['TREATMENT', 'laser-hair-removal beard-removal', '제모, 겨드랑이제모, 다리제모, 브라질리언, 브라질리언제모, 젠틀맥스, 아포지, 영구제모, 털, 겨털, 겨드랑이, 겨제모, 비키니제모, 비키니라인, 전신제모, 클라리티, hair removal, laser hair removal, 왁싱, 브라질리언왁싱', '脱毛, 医療脱毛, 全身脱毛, VIO, VIO脱毛, ジェントルマックス, わき脱毛, 永久脱毛, レーザー脱毛, ヴィオ脱毛, ヴィオ, ハイジニーナ, 脇脱毛, 顔脱毛, だつもう, うなじ脱毛, クラリティ, ワックス脱毛'],
  ['TREATMENT', 'laser-hair-removal', '레이져제모, 제모레이저, 얼굴제모, 팔제모', 'ビキニライン, 脇, 蓄熱式, デリケートゾーン, 指毛, メディオスター'],
  ['TREATMENT', 'beard-removal', '수염, 인중제모, 남자제모, 수염제모, 턱수염, 콧수염', 'ヒゲ, ひげ, ひげ脱毛, 髭脱毛, メンズ脱毛, 髭, ひげだつもう'],
  ['CONCERN', 'dryness', '백옥주사, 신데렐라주사, 미백, 화이트닝주사, 글루타치온, 수분, 건조, 건성, 칙칙, 미백주사, 비타민주사, 피부미백, 톤업, 속건조, 수액, 링거, 태반주사, whitening injection, 마늘주사, 비타민c주사, 피로회복주사, 영양수액, 영양주사, 윤광, 광채, 보습, glutathione', '白玉, 白玉注射, 白玉点滴, 美白, くすみ, 乾燥, グルタチオン, 美白注射, 美白点滴, ビタミン点滴, にんにく注射, 高濃度ビタミンC, プラセンタ, ビタミン注射, ビタミンC注射, 透明感, シンデレラ注射, びはく, しらたま, しらたまちゅうしゃ'],
  ['CONCERN', 'wrinkles', '주름, 잔주름, 목주름, 눈가주름, 안티에이징, 노화, 동안, 눈밑잔주름, 눈주름, 탄력저하, 피부탄력, wrinkles, anti aging, 목선, 목처짐, 목, 데콜테, 목주름필러, 목주름보톡스', 'シワ, しわ, 小じわ, 首のシワ, エイジングケア, 若返り, 目元のしわ, しわ取り, ちりめんジワ, ハリ, アンチエイジング, 首, 首のたるみ, ネックライン, くび, デコルテ'],
  ['CONCERN', 'redness', '안면홍조, 얼굴붉어짐, 홍당무, 얼굴빨개짐', '赤み'],
  ['CONCERN', 'redness acne-scar', '붉은자국', ''],
  ['CONCERN', 'pores', '모공, 귤껍질, 나비존', '毛穴, けあな'],
  ['CONCERN', 'mole', '점많은', ''],
  ['CONCERN', 'body-hair', '털많은', '毛深い, 剛毛'],
  ['CONCERN', 'acne-scar', '흉터, 여드름자국, 곰보', 'にきびあと, クレーター'],
  ['CONCERN', 'acne', '트러블, 좁쌀', ''],

  // Teeth
  ['TREATMENT', 'clear-aligner', '인비절라인, 인비절라인교정, 투명교정, 투명교정장치, 세라핀, 클리어코렉트, 마우스피스, invisalign', 'インビザライン, マウスピース, クリアコレクト, 透明矯正'],
  ['TREATMENT', 'braces clear-aligner', '교정, 치아교정, 치열교정, 덧니, 부정교합, 설측교정, 클리피씨, 부분교정, 앞니교정, 메탈교정, 세라믹교정, 치아배열', '歯列矯正, 矯正, 八重歯, ワイヤー, 裏側矯正, 歯並び矯正, 歯科矯正, 部分矯正, きょうせい'],
  ['TREATMENT', 'laminate ceramic-crown', '라미, 무삭제라미네이트, 앞니성형, 앞니, 비니어, laminate, veneer, 올세라믹, 지르코니아, 앞니벌어짐, 치아성형, veneers', 'ラミネート, ベニア, セラミック, セラミック矯正, 前歯, ジルコニア, 歯のセラミック, ラミベニ'],
  ['TREATMENT', 'laminate clear-aligner', '', 'すきっ歯'],
  ['TREATMENT', 'laminate', '제로네이트, 미니쉬', ''],
  ['TREATMENT', 'ceramic-crown', '', '銀歯'],
  ['TREATMENT', 'whitening', '미백치료, 치아미백, 이빨미백, 누런이, whitening, 이미백, teeth whitening', '歯のホワイトニング, 歯を白く, ホワイトニング, 歯ホワイトニング, 歯の美白'],
  ['TREATMENT', 'implant', '임플, 치아임플란트, 이빨, 틀니, implant, 어금니, 오스템, 브릿지', 'インプラント, 差し歯, 入れ歯'],
  ['CONCERN', 'yellow-teeth', '이빨누런', '歯が黄色い'],
  ['CONCERN', 'missing-tooth', '이빠짐', ''],
  ['CONCERN', 'crooked-teeth', '덧니', 'ガタガタ歯'],

  // Breast and body
  ['TREATMENT', 'breast-implant breast-fat-graft', '가슴성형, 가슴수술, 가슴확대, 가슴보형물, 모티바, 멘토, 물방울가슴, 보형물, 가슴, motiva, mentor, 가슴확대수술, 세빈, breast augmentation, boob job, 가성', '豊胸, ほうきょう, 胸の整形, モティバ, シリコンバッグ, バストアップ, シリコン豊胸, 豊胸バッグ, 胸を大きく, バッグ抜去'],
  ['TREATMENT', 'breast-implant', '가슴재수술, 벨라젤', ''],
  ['TREATMENT', 'breast-implant nose-revision', '보형물제거', ''],
  ['TREATMENT', 'breast-fat-graft', '가슴지방, 줄기세포가슴', '脂肪豊胸, 胸の脂肪注入, コンデンスリッチ豊胸'],
  ['TREATMENT', 'breast-lift', '가슴거상, 가슴축소, 가슴처짐, 유륜축소, 유두축소, 함몰유두', '胸の下垂, 乳輪縮小, バストリフト, 胸縮小, 陥没乳頭'],
  ['TREATMENT', 'gynecomastia', '여유증, 여유증수술, 남자가슴', '女性化乳房, 男性の胸'],
  ['CONCERN', 'small-breast', '', '貧乳, 胸が小さい'],
  ['CONCERN', 'breast-shape', '', '垂れ乳, 垂れた胸'],
  ['TREATMENT', 'body-liposuction chin-liposuction', '지흡, 지방흡입, 복부지흡, 팔지흡, 허벅지지흡, 람스, 전신지흡, 지방흡입수술, 러브핸들, liposuction, lams, 팔뚝지흡, 팔뚝지방흡입, 허벅지지방흡입, 복부지방흡입, 뱃살지흡, 종아리지흡, 브라라인, 미니지흡', '脂肪吸引, しぼうきゅういん, ベイザー, ベイザー脂肪吸引, 太もも脂肪吸引, 二の腕脂肪吸引, ラムス, チフプ, お腹の脂肪吸引, 二の腕吸引, 太もも吸引, ふともも脂肪吸引'],
  ['TREATMENT', 'body-liposuction', '종아리지방흡입', ''],
  ['TREATMENT', 'lipolysis-injection contour-injection', '지방분해, 지방분해주사, 지방주사, 카복시, 데옥시콜산, 벨카이라, 팔뚝주사, 비만주사, 지분주, 셀룰라이트, 엔더몰로지, 카복시테라피, 브이올렛', '脂肪溶解, 脂肪溶解注射, カベリン, カイベラ, BNLS, FatX, セルライト, 痩身注射, 脂肪注射, チンセラ'],
  ['TREATMENT', 'lipolysis-injection', '지방파괴주사, HPL', 'しぼうようかい'],
  ['TREATMENT', 'cryolipolysis', '냉동지방, 젤틱, 클라투, 쿨스컬프팅, 쿨톤, 냉각지방분해, coolsculpting, 냉동지방분해, 지방냉동, 지방냉각, 쿨스컬핑', 'クールスカルプティング, 冷却痩身, 脂肪冷却, クラツー, クルスカ, 冷凍脂肪'],
  ['TREATMENT', 'weight-medication herbal-diet', '위고비, 삭센다, 마운자로, 다이어트약, 다이어트주사, 식욕억제제, 비만클리닉, 다이어트, 살빼기, wegovy, saxenda, mounjaro, 비만, 비만약, 비만치료, 나비약, 디에타민, 살빼는주사, weight loss, diet, ozempic, 오젬픽, 리벨서스, 살빼는약, 살빼고', 'ウゴービ, ウゴビ, サクセンダ, マンジャロ, ダイエット注射, 痩せる注射, 医療ダイエット, ダイエット, GLP-1, 痩せ薬, 肥満外来, オゼンピック, 食欲抑制剤, メディカルダイエット, リベルサス, 痩せたい'],
  ['TREATMENT', 'weight-medication', '큐시미아, 몬자로, 제니칼, 쎅센다', ''],
  ['TREATMENT', 'herbal-diet', '다이어트한약, 감비환, 한방다이어트, 한약다이어트', '漢方ダイエット, ダイエット漢方, 韓方薬'],
  ['TREATMENT', 'varicose-laser sclerotherapy', '하지정맥, 정맥류, 다리혈관', '下肢静脈瘤手術, 静脈瘤'],
  ['CONCERN', 'local-fat', '뱃살, 복부지방, 팔뚝살, 허벅지살, 바디라인, 체형, 복부, 허벅지, 팔뚝, 팔살, 종아리살, 승마살, 옆구리살, 다리살, 뱃살빼기, 복부거상, 등살, 겨드랑이살, 종아리, 배, 다리라인, 엠스컬프트, 팔뚝살빼기, 허벅지살빼기, 무릎살', 'お腹の脂肪, 二の腕, 太もも, 部分痩せ, 痩身, ふともも, お腹まわり, 下半身太り, 脚やせ, 足痩せ, 足やせ, 脚痩せ, エムスカルプト, くびれ, 下半身痩せ, ふくらはぎ, おなか, ウエスト'],

  // Hair
  ['TREATMENT', 'hair-transplant', '모발이식, 모발, 머리심기, 식모, 절개모발이식, m자이마, m자탈모, hair transplant, 엠자탈모, 엠자이마, 구렛나루, 눈썹이식, 헤어라인모발이식, 구레나룻', '植毛, 自毛植毛, しょくもう, M字はげ, FUE, 生え際植毛, 眉毛植毛, M字'],
  ['TREATMENT', 'hair-medication hair-transplant', '탈모, 탈모약, 프로페시아, 피나스테리드, 두타스테리드, 미녹시딜, 탈모치료, 정수리탈모, 원형탈모, 두피주사, 모발주사, 메조테라피, hair loss', 'AGA, 薄毛治療, プロペシア, ミノキシジル, フィナステリド, 抜け毛, はげ, ハゲ, 頭皮注射, 育毛'],
  ['CONCERN', 'hairline', '', 'おでこ広い, ヘアライン'],
  ['CONCERN', 'hair-loss', '두피문신', 'うすげ, つむじ, ヘアタトゥー'],
  ['TREATMENT', 'facial-acupuncture', '매선, 매선침, 미용침, 한방성형, 정안침, 한방리프팅', '美容鍼, 埋線, 鍼, はり'],

  // Parts and specialties
  ['PART', 'eyes', '눈매, 눈가, eye, eyes', '目, 目元, アイ'],
  ['PART', 'nose', '콧구멍, nose, 코라인, 콧등', 'はな'],
  ['PART', 'contour', '얼굴형, 턱선, 턱, 얼굴, 볼, face, jaw, 턱라인, 얼큰이, 페이스라인, 얼굴라인, 넙데데, 큰바위얼굴, jawline', '顔の輪郭, フェイスライン, 顎, あご, 顔, 頬, ほっぺ, フェイス, 顔でか, 顎ライン, かお, りんかく, 丸顔, 顔が大きい'],
  ['PART', 'skin', '피부미용, 피부과시술, skin', '肌, 美肌, 皮膚, スキン, びはだ, はだ'],
  ['PART', 'teeth', '치열, 이빨, teeth', '歯'],
  ['PART', 'breast', '유방, 바스트, breast', 'バスト, おっぱい, 胸, むね, 副乳'],
  ['PART', 'body', '몸, 몸매, 체형교정, body, 다리, 팔, 엉덩이, 힙업, 골반, 엉덩이지방이식, 골반필러, 힙딥필러, 등, 허리, 발목, 발, 손등, 손, 엉덩이필러, 힙필러, 손등필러', '体, からだ, 全身, 腕, 足, 脚, お腹, お尻, ヒップ, ヒップアップ, 骨盤, おしり, せなか, 背中, うで, 手の甲'],
  ['PART', 'hair', '머리, 두피, 두피케어, hair', '頭皮, 髪の毛, ヘア'],
  ['PART', 'lips', '입, 입술, 입가, lips', '口, くちびる, リップ, 口元'],
  ['PART', 'forehead', '관자놀이, forehead, 눈썹뼈', 'おでこ, ひたい, こめかみ'],
  ['SPECIALTY', 'plastic-surgery', '성형, 성형수술, 성형외과의원, 미용성형, plastic surgery, 성형외과전문의, 액취증, 성형병원, 성형외과병원, 암내, 액취, 소음순, 여성성형, 요정귀, 귀성형, 이쁜이수술, 보조개, 귓볼', '整形, 美容整形, 美容外科, 形成外科, 整形外科, ワキガ, わきが, 整形クリニック, 美容クリニック, 美容整形外科, 耳の整形, エルフ耳, 小陰唇, えくぼ, 耳たぶ, せいけい, びようせいけい'],
  ['SPECIALTY', 'plastic-surgery dermatology', '', 'ミラドライ'],
  ['SPECIALTY', 'plastic-surgery ent', '귀', 'みみ'],
  ['SPECIALTY', 'dermatology', '피부클리닉, 피부시술, dermatology, 피부과전문의, 피부병원, 다한증, 아토피, 두드러기, 습진, skin clinic, dermatologist, 겨땀, 손땀, 반영구, 반영구화장, 눈썹문신, 백반증, 무좀, 내성발톱, 민감성피부, 입술문신, 닭살, 모공각화증, 지루성피부염, 지루성두피염, 비듬, 아이라인, 겨드랑이보톡스, 겨드랑이땀, 겨드랑이다한증, 손다한증, 땀, 건선, 대상포진, 헤르페스, hyperhidrosis', '美容皮膚科, ひふか, 皮膚科クリニック, 多汗症, ワキ汗, わき汗, 皮ふ科, アトピー, 美容医療, 手汗, アートメイク, 眉アートメイク, 敏感肌, 白斑, 毛孔性苔癬, 粉瘤, 二の腕ぶつぶつ, アイライン, 脇ボト, ワキボトックス, 脇ボトックス'],
  ['SPECIALTY', 'dentistry', '치과의원, 이빨치료, dentist, dental, 스케일링, 사랑니, 충치, 신경치료, 잇몸치료, 스케링, 송곳니, 턱관절, 구강외과, 치주염, 레진, 구취, 발치, wisdom tooth, scaling', '歯医者, 歯科医院, デンタル, 親知らず, 虫歯, 歯石取り, クリーニング, スケーリング, 顎関節症, しか, おやしらず'],
  ['SPECIALTY', 'ophthalmology', '안과의원, 시력, 안구건조증, 녹내장, 다래끼, 드림렌즈, 안검내반, 눈떨림', '眼科医, 目医者, ドライアイ, 緑内障, がんか'],
  ['SPECIALTY', 'korean-medicine', '한방, 한의사, 한방병원, 추나, 한약, 안면마비, 공진단', '漢方, 韓方, 韓医院, 韓方医院, はり治療'],
  ['SPECIALTY', 'ent', '이비인후과의원, 편도, 수면무호흡', '耳鼻科, 耳鼻いんこう科'],
  ['SPECIALTY', 'family-medicine', '가정의학과의원, 내과, 독감, 숙취, 건강검진, 예방접종, 백신', '内科'],
  ['SPECIALTY', 'family-medicine ent', '감기', ''],
  ['SPECIALTY', 'general-surgery', '외과의원, 일반외과', '一般外科'],

  // Languages and conditions
  ['LANGUAGE', 'ja', '일본어, 일본어상담, 일본어통역, 일본인, 일본어가능, japanese, 일어, 일본, 일본말, 일본어상담가능, 일본어통역사, 통역', '日本語, 日本語対応, 日本語可, 日本語OK, 日本語通訳, にほんご, 通訳, 日本人スタッフ, 日本人, 日本語スタッフ, 日本語が通じる, 日本語相談, 日本語カウンセリング, 日本人通訳, 日本語できる, 日本人向け, つうやく'],
  ['LANGUAGE', 'en', '영어, 영어상담, 영어가능, english, 영어통역', '英語, 英語対応, えいご, 英語可, 英語OK'],
  ['LANGUAGE', 'zh', '중국어, 중국어상담, chinese, 中文, 중국어통역, 중국어가능, 중국인', '中国語, 中国語対応, 中国語OK'],
  ['FACT', 'night', '야간진료, 야간, 저녁진료, 퇴근후, 야간상담, 저녁, 밤, 늦게까지, night, 심야, 늦은시간, 24시간, 새벽, 24시, open late', '夜間診療, 夜間, 夜遅く, 仕事帰り, 夜, 夜やってる, 夜間営業, 会社帰り, 深夜, やかん'],
  ['FACT', 'saturday', '토요일, 토요진료, 주말진료, 주말, 토욜, 토요일진료, 토요일영업, 토일, 주말영업, weekend', '土曜, 土曜日, 土曜診療, 週末, 土日, 土日診療, 土曜日診療, 土日営業, 土曜営業, 土曜日営業, どようび, どよう'],
  ['FACT', 'saturday sunday', '', '土日祝'],
  ['FACT', 'sunday', '일요일, 일요진료, 휴일진료, 주말진료, 주말, 일욜, 일요일진료, 일요일영업, 공휴일진료, 연중무휴, 토일, 주말영업, weekend', '日曜, 日曜日, 日曜診療, 週末, 土日, 土日診療, 日曜日診療, 土日営業, 日曜営業, 年中無休, にちようび, 祝日, にちよう'],
  ['FACT', 'female-doctor', '여의사, 여자의사, 여자원장, 여원장, 여자선생님, 여성원장, 여선생님', '女医, 女性医師, 女の先生, 女医さん, 女性院長, 女性の先生, 女性ドクター, 女性の医師, じょい, じょせいいし'],
  ['FACT', 'operating-room-cctv', 'cctv, 수술실cctv, 수술실카메라, 대리수술, 수술실영상, 유령수술', '手術室カメラ, 監視カメラ, CCTV, 防犯カメラ'],
  ['FACT', 'anaesthetist', '마취과, 마취과전문의, 마취전문의, 수면마취, 마취과의사, 마취, 전신마취, anesthesiologist, 마취과 상주, 전문의 상주', '麻酔科, 麻酔科医, 麻酔, 静脈麻酔, 麻酔専門医, 全身麻酔, 麻酔医'],
  ['FACT', 'recovery-room', '회복실, 개인회복실, 1인실, 1인병실, 입원실, 개인실', '回復室, 個室, リカバリールーム, 入院, 個室回復室'],
  ['FACT', 'parking', '주차, 주차장, 발렛, 주차가능, 무료주차, 발레파킹', '駐車場, 駐車, 駐車場あり, パーキング, ちゅうしゃじょう'],
  ['FACT', 'foreign-patients', '외국인, 외국인환자, 외국인진료, 외국인유치, 외국인환자유치, 의료관광, foreigner', '外国人, 外国人患者, 外国人患者受け入れ, 外国人登録, 医療観光, 外国人対応, 観光客'],
  ['FACT', 'line-counsel', '라인상담, LINE 상담, 라인, line, 온라인상담, 비대면상담, 무료상담, 채팅상담, 라인예약, 카톡상담, 음성상담', 'LINE相談, ライン相談, ライン, LINE, オンライン相談, オンラインカウンセリング, 無料カウンセリング, 無料相談, カウンセリング, LINE予約, ライン予約, カカオトーク'],
];

/** After the places, because ㅎㄷ is 홍대 before it is 힙딥. */
const afterPlaces: readonly AliasRow[] = [['PART', 'body', '힙딥', '']];

const terms = (list: string, language: Alias['language']) =>
  list === '' ? [] : list.split(', ').map((term) => ({ term, language }));

export const searchAliases: readonly Alias[] = [...meanings, ...placeMeanings, ...afterPlaces].flatMap(
  ([kind, ids, ko, ja]) =>
    [...terms(ko, 'ko'), ...terms(ja, 'ja')].flatMap((term) =>
      ids.split(' ').map((targetId) => ({ ...term, kind, targetId })),
    ),
);
