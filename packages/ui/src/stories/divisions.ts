import type { CascadeNode } from '../components/inputs/Cascader/cascade.ts';

/** Provinces of China and their cities: name, pinyin by syllable, English name where it is not the pinyin. */
const table = `
北京市|bei-jing: 北京市|bei-jing
天津市|tian-jin: 天津市|tian-jin
河北省|he-bei: 石家庄市|shi-jia-zhuang; 唐山市|tang-shan; 秦皇岛市|qin-huang-dao; 邯郸市|han-dan; 邢台市|xing-tai; 保定市|bao-ding; 张家口市|zhang-jia-kou; 承德市|cheng-de; 沧州市|cang-zhou; 廊坊市|lang-fang; 衡水市|heng-shui
山西省|shan-xi: 太原市|tai-yuan; 大同市|da-tong; 阳泉市|yang-quan; 长治市|chang-zhi; 晋城市|jin-cheng; 朔州市|shuo-zhou; 晋中市|jin-zhong; 运城市|yun-cheng; 忻州市|xin-zhou; 临汾市|lin-fen; 吕梁市|lv-liang|Lüliang
内蒙古自治区|nei-meng-gu|Inner Mongolia: 呼和浩特市|hu-he-hao-te|Hohhot; 包头市|bao-tou; 乌海市|wu-hai; 赤峰市|chi-feng; 通辽市|tong-liao; 鄂尔多斯市|e-er-duo-si|Ordos; 呼伦贝尔市|hu-lun-bei-er|Hulunbuir; 巴彦淖尔市|ba-yan-nao-er|Bayannur; 乌兰察布市|wu-lan-cha-bu|Ulanqab; 兴安盟|xing-an; 锡林郭勒盟|xi-lin-guo-le|Xilingol; 阿拉善盟|a-la-shan|Alxa
辽宁省|liao-ning: 沈阳市|shen-yang; 大连市|da-lian; 鞍山市|an-shan; 抚顺市|fu-shun; 本溪市|ben-xi; 丹东市|dan-dong; 锦州市|jin-zhou; 营口市|ying-kou; 阜新市|fu-xin; 辽阳市|liao-yang; 盘锦市|pan-jin; 铁岭市|tie-ling; 朝阳市|chao-yang; 葫芦岛市|hu-lu-dao
吉林省|ji-lin: 长春市|chang-chun; 吉林市|ji-lin; 四平市|si-ping; 辽源市|liao-yuan; 通化市|tong-hua; 白山市|bai-shan; 松原市|song-yuan; 白城市|bai-cheng; 延边朝鲜族自治州|yan-bian
黑龙江省|hei-long-jiang: 哈尔滨市|ha-er-bin|Harbin; 齐齐哈尔市|qi-qi-ha-er|Qiqihar; 鸡西市|ji-xi; 鹤岗市|he-gang; 双鸭山市|shuang-ya-shan; 大庆市|da-qing; 伊春市|yi-chun; 佳木斯市|jia-mu-si; 七台河市|qi-tai-he; 牡丹江市|mu-dan-jiang; 黑河市|hei-he; 绥化市|sui-hua; 大兴安岭地区|da-xing-an-ling
上海市|shang-hai: 上海市|shang-hai
江苏省|jiang-su: 南京市|nan-jing; 无锡市|wu-xi; 徐州市|xu-zhou; 常州市|chang-zhou; 苏州市|su-zhou; 南通市|nan-tong; 连云港市|lian-yun-gang; 淮安市|huai-an; 盐城市|yan-cheng; 扬州市|yang-zhou; 镇江市|zhen-jiang; 泰州市|tai-zhou; 宿迁市|su-qian
浙江省|zhe-jiang: 杭州市|hang-zhou; 宁波市|ning-bo; 温州市|wen-zhou; 嘉兴市|jia-xing; 湖州市|hu-zhou; 绍兴市|shao-xing; 金华市|jin-hua; 衢州市|qu-zhou; 舟山市|zhou-shan; 台州市|tai-zhou; 丽水市|li-shui
安徽省|an-hui: 合肥市|he-fei; 芜湖市|wu-hu; 蚌埠市|beng-bu; 淮南市|huai-nan; 马鞍山市|ma-an-shan; 淮北市|huai-bei; 铜陵市|tong-ling; 安庆市|an-qing; 黄山市|huang-shan; 滁州市|chu-zhou; 阜阳市|fu-yang; 宿州市|su-zhou; 六安市|lu-an|Lu'an; 亳州市|bo-zhou; 池州市|chi-zhou; 宣城市|xuan-cheng
福建省|fu-jian: 福州市|fu-zhou; 厦门市|xia-men; 莆田市|pu-tian; 三明市|san-ming; 泉州市|quan-zhou; 漳州市|zhang-zhou; 南平市|nan-ping; 龙岩市|long-yan; 宁德市|ning-de
江西省|jiang-xi: 南昌市|nan-chang; 景德镇市|jing-de-zhen; 萍乡市|ping-xiang; 九江市|jiu-jiang; 新余市|xin-yu; 鹰潭市|ying-tan; 赣州市|gan-zhou; 吉安市|ji-an; 宜春市|yi-chun; 抚州市|fu-zhou; 上饶市|shang-rao
山东省|shan-dong: 济南市|ji-nan; 青岛市|qing-dao; 淄博市|zi-bo; 枣庄市|zao-zhuang; 东营市|dong-ying; 烟台市|yan-tai; 潍坊市|wei-fang; 济宁市|ji-ning; 泰安市|tai-an; 威海市|wei-hai; 日照市|ri-zhao; 临沂市|lin-yi; 德州市|de-zhou; 聊城市|liao-cheng; 滨州市|bin-zhou; 菏泽市|he-ze
河南省|he-nan: 郑州市|zheng-zhou; 开封市|kai-feng; 洛阳市|luo-yang; 平顶山市|ping-ding-shan; 安阳市|an-yang; 鹤壁市|he-bi; 新乡市|xin-xiang; 焦作市|jiao-zuo; 濮阳市|pu-yang; 许昌市|xu-chang; 漯河市|luo-he; 三门峡市|san-men-xia; 南阳市|nan-yang; 商丘市|shang-qiu; 信阳市|xin-yang; 周口市|zhou-kou; 驻马店市|zhu-ma-dian; 济源市|ji-yuan
湖北省|hu-bei: 武汉市|wu-han; 黄石市|huang-shi; 十堰市|shi-yan; 宜昌市|yi-chang; 襄阳市|xiang-yang; 鄂州市|e-zhou; 荆门市|jing-men; 孝感市|xiao-gan; 荆州市|jing-zhou; 黄冈市|huang-gang; 咸宁市|xian-ning; 随州市|sui-zhou; 恩施土家族苗族自治州|en-shi
湖南省|hu-nan: 长沙市|chang-sha; 株洲市|zhu-zhou; 湘潭市|xiang-tan; 衡阳市|heng-yang; 邵阳市|shao-yang; 岳阳市|yue-yang; 常德市|chang-de; 张家界市|zhang-jia-jie; 益阳市|yi-yang; 郴州市|chen-zhou; 永州市|yong-zhou; 怀化市|huai-hua; 娄底市|lou-di; 湘西土家族苗族自治州|xiang-xi
广东省|guang-dong: 广州市|guang-zhou; 韶关市|shao-guan; 深圳市|shen-zhen; 珠海市|zhu-hai; 汕头市|shan-tou; 佛山市|fo-shan; 江门市|jiang-men; 湛江市|zhan-jiang; 茂名市|mao-ming; 肇庆市|zhao-qing; 惠州市|hui-zhou; 梅州市|mei-zhou; 汕尾市|shan-wei; 河源市|he-yuan; 阳江市|yang-jiang; 清远市|qing-yuan; 东莞市|dong-guan; 中山市|zhong-shan; 潮州市|chao-zhou; 揭阳市|jie-yang; 云浮市|yun-fu
广西壮族自治区|guang-xi: 南宁市|nan-ning; 柳州市|liu-zhou; 桂林市|gui-lin; 梧州市|wu-zhou; 北海市|bei-hai; 防城港市|fang-cheng-gang; 钦州市|qin-zhou; 贵港市|gui-gang; 玉林市|yu-lin; 百色市|bai-se; 贺州市|he-zhou; 河池市|he-chi; 来宾市|lai-bin; 崇左市|chong-zuo
海南省|hai-nan: 海口市|hai-kou; 三亚市|san-ya; 三沙市|san-sha; 儋州市|dan-zhou
重庆市|chong-qing: 重庆市|chong-qing
四川省|si-chuan: 成都市|cheng-du; 自贡市|zi-gong; 攀枝花市|pan-zhi-hua; 泸州市|lu-zhou; 德阳市|de-yang; 绵阳市|mian-yang; 广元市|guang-yuan; 遂宁市|sui-ning; 内江市|nei-jiang; 乐山市|le-shan; 南充市|nan-chong; 眉山市|mei-shan; 宜宾市|yi-bin; 广安市|guang-an; 达州市|da-zhou; 雅安市|ya-an|Ya'an; 巴中市|ba-zhong; 资阳市|zi-yang; 阿坝藏族羌族自治州|a-ba; 甘孜藏族自治州|gan-zi; 凉山彝族自治州|liang-shan
贵州省|gui-zhou: 贵阳市|gui-yang; 六盘水市|liu-pan-shui; 遵义市|zun-yi; 安顺市|an-shun; 毕节市|bi-jie; 铜仁市|tong-ren; 黔西南布依族苗族自治州|qian-xi-nan; 黔东南苗族侗族自治州|qian-dong-nan; 黔南布依族苗族自治州|qian-nan
云南省|yun-nan: 昆明市|kun-ming; 曲靖市|qu-jing; 玉溪市|yu-xi; 保山市|bao-shan; 昭通市|zhao-tong; 丽江市|li-jiang; 普洱市|pu-er; 临沧市|lin-cang; 楚雄彝族自治州|chu-xiong; 红河哈尼族彝族自治州|hong-he; 文山壮族苗族自治州|wen-shan; 西双版纳傣族自治州|xi-shuang-ban-na; 大理白族自治州|da-li; 德宏傣族景颇族自治州|de-hong; 怒江傈僳族自治州|nu-jiang; 迪庆藏族自治州|di-qing
西藏自治区|xi-zang|Tibet: 拉萨市|la-sa|Lhasa; 日喀则市|ri-ka-ze|Shigatse; 昌都市|chang-du; 林芝市|lin-zhi; 山南市|shan-nan; 那曲市|na-qu; 阿里地区|a-li|Ngari
陕西省|shan-xi|Shaanxi: 西安市|xi-an|Xi'an; 铜川市|tong-chuan; 宝鸡市|bao-ji; 咸阳市|xian-yang; 渭南市|wei-nan; 延安市|yan-an|Yan'an; 汉中市|han-zhong; 榆林市|yu-lin; 安康市|an-kang; 商洛市|shang-luo
甘肃省|gan-su: 兰州市|lan-zhou; 嘉峪关市|jia-yu-guan; 金昌市|jin-chang; 白银市|bai-yin; 天水市|tian-shui; 武威市|wu-wei; 张掖市|zhang-ye; 平凉市|ping-liang; 酒泉市|jiu-quan; 庆阳市|qing-yang; 定西市|ding-xi; 陇南市|long-nan; 临夏回族自治州|lin-xia; 甘南藏族自治州|gan-nan
青海省|qing-hai: 西宁市|xi-ning; 海东市|hai-dong; 海北藏族自治州|hai-bei; 黄南藏族自治州|huang-nan; 海南藏族自治州|hai-nan; 果洛藏族自治州|guo-luo; 玉树藏族自治州|yu-shu; 海西蒙古族藏族自治州|hai-xi
宁夏回族自治区|ning-xia: 银川市|yin-chuan; 石嘴山市|shi-zui-shan; 吴忠市|wu-zhong; 固原市|gu-yuan; 中卫市|zhong-wei
新疆维吾尔自治区|xin-jiang: 乌鲁木齐市|wu-lu-mu-qi|Urumqi; 克拉玛依市|ke-la-ma-yi|Karamay; 吐鲁番市|tu-lu-fan|Turpan; 哈密市|ha-mi|Hami; 昌吉回族自治州|chang-ji; 博尔塔拉蒙古自治州|bo-er-ta-la; 巴音郭楞蒙古自治州|ba-yin-guo-leng; 阿克苏地区|a-ke-su|Aksu; 克孜勒苏柯尔克孜自治州|ke-zi-le-su; 喀什地区|ka-shi|Kashgar; 和田地区|he-tian|Hotan; 伊犁哈萨克自治州|yi-li|Ili; 塔城地区|ta-cheng; 阿勒泰地区|a-le-tai|Altay
台湾省|tai-wan|Taiwan: 台北市|tai-bei|Taipei; 高雄市|gao-xiong|Kaohsiung; 台中市|tai-zhong|Taichung; 台南市|tai-nan|Tainan; 基隆市|ji-long|Keelung; 新竹市|xin-zhu|Hsinchu
香港特别行政区|xiang-gang|Hong Kong: 香港特别行政区|xiang-gang|Hong Kong
澳门特别行政区|ao-men|Macao: 澳门特别行政区|ao-men|Macao
`;

type Language = 'zh' | 'en';

/** One `name|pin-yin|English` of the table; found by each of its names and by its initials. */
function place(cell: string, language: Language): CascadeNode {
  const [name = '', pinyin = '', given] = cell.trim().split('|');
  const syllables = pinyin.split('-');
  const spelled = syllables.join('');
  const english = given ?? `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}`;
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  return {
    value: name,
    label: language === 'zh' ? name : english,
    aliases: [spelled, initials, language === 'zh' ? english : name],
  };
}

/** Divisions of the stories, named in one language and found by both. */
export function divisions(language: Language): readonly CascadeNode[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [province = '', cities = ''] = line.split(':');
      return {
        ...place(province, language),
        children: cities.split(';').map((city) => place(city, language)),
      };
    });
}
