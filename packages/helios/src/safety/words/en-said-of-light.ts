/**
 * What somebody says of the light that holds a word of caution and tells no harm. It lets the light be changed and
 * nothing more. The light must be what is spoken of, because "makes me sleepy" is also said of medicines, and only moods
 * are listed: "makes me" anything else is asked about.
 */
const MOODS =
  'sleepy|drowsy|dozy|snoozy|yawn|nod|doze|bored|sluggish|lazy|dreamy|restless|fidgety|jittery|antsy|edgy|tense|nervous|wired|hyper|stressed|impatient';
const HOW_MUCH = 'feel|so|too|really|very|all|quite|kinda|rather|pretty|even|a';
const LIGHT = 'this|it|that|one|pace|tempo|speed|rhythm|beat|pulse|setting|colour|color';

/** "It's" is read as "it". */
const SHORTENED = 'it|its|this|that';

export const EN_SAID_OF_LIGHT = `
  ${LIGHT} makes|leaves me ${MOODS},
  ${LIGHT} makes|leaves me ${HOW_MUCH} ${MOODS},
  ${LIGHT} makes|leaves me a|feel bit|little|so|too ${MOODS},
  ${LIGHT} is making|leaving me ${MOODS},
  ${LIGHT} is making|leaving me ${HOW_MUCH} ${MOODS},
  ${LIGHT} is making|leaving me a|feel bit|little|so|too ${MOODS},
  ${SHORTENED} making|leaving me ${MOODS}, ${SHORTENED} making|leaving me ${HOW_MUCH} ${MOODS},
  ${SHORTENED} making|leaving me a|feel bit|little|so|too ${MOODS},
  too|less|so|bit|way|right|very|really in my face,
  ${SHORTENED} too|so|very|really|way|far faint, light|glow|colour|color|effect|veil|overlay|pulse is too|so|very|really faint`;
