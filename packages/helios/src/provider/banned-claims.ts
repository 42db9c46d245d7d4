import { normalise } from '../text/normalise.ts';

/** What no narrative may say, in any of the languages: healing, promises, proof, studies, harmlessness, or advice about limits. */
const BANNED: readonly RegExp[] = [
  /\b(?:cur(?:e|es|ed|ing)|treat(?:s|ed|ing|ment|ments)?|heal(?:s|ed|ing)?|therap(?:y|ies|eutic)|remed(?:y|ies)|diagnos\w*|guarante\w*|proven|proves?|clinical\w*|scientific\w*|medically|fda)\b/u,
  /\b(?:stud(?:y|ies) (?:show|prove|suggest|find|found|indicate)\w*|research(?:ers)? (?:show|prove|suggest|find|found|indicate|say)\w*|scientists?|according to)\b/u,
  /\b(?:safe|harmless)\b.{0,25}\b(?:epilep\w*|seizures?|migraines?|everyone|everybody|anyone|child\w*|kids?|bab(?:y|ies)|you)\b|\b(?:no|without|zero) (?:risks?|side effects?)\b|\b(?:completely|totally|perfectly|100|absolutely) safe\b/u,
  /\b(?:epilep\w*|seizures?|migraines?|anxiety disorder|depression|adhd|insomnia|tinnitus|alzheimer\w*|dementia|ptsd|blood pressure)\b/u,
  /\b(?:will|definitely|certainly|surely|always) (?:make|boost|improve|increase|double|fix|help|enhance|sharpen|work)\b|\b(?:boosts?|doubles?|supercharge\w*|maximi[sz]e\w*|unlocks?|entrain\w*|reprogram\w*|rewir\w*)\b/u,
  /\b(?:cura(?:r|n|do)?|sana(?:r|n)?|trata(?:r|n|miento|mento)?|terapi\w*|garanti\w*|garantiz\w*|clinicamente|comprobado|comprovad\w*|demostrado|estudios? (?:muestra|demuestra|prueba)\w*|estudos? (?:mostra|prova|comprova)\w*|seguro para)\b/u,
  /\b(?:heil(?:t|en|ung|sam)|behandel\w*|behandlung|therapie\w*|therapeut\w*|garantier\w*|bewiesen|nachgewiesen|klinisch|wissenschaftlich|studien (?:zeigen|belegen)|unbedenklich|sicher fur)\b/u,
  /\b(?:gueri\w*|soign\w*|trait(?:e|er|ement)|therapi\w*|therapeutique|cliniquement|prouv\w*|scientifiquement|etudes? (?:montre|prouve)\w*|sans danger|sans risque)\b/u,
  /\b(?:safe\w*|unsafe|harmless\w*|photosens\w*|improv\w*|prevent\w*|pills?|medic\w*|guard\w*|warn\w*|limit(?:s|er|ation)?|ignor\w*|disabl\w*|bypass\w*|star(?:e|es|ed|ing)|gaz(?:e|es|ing)|look (?:straight |directly |right )?(?:at|into))\b/u,
  /\b(?:segur[oa]s?|seguridad|seguranca|inofensiv\w*|mejor\w*|melhor\w*|previen\w*|preven\w*|pastillas?|pilulas?|comprimidos?|advertencias?|avisos?|ignor\w*|fotosens\w*|mir(?:a|e|ar|ando) fijamente|olh(?:e|ar|ando) fixamente)\b/u,
  /\b(?:sicher\w*|ungefahrlich\w*|harmlos\w*|verbesser\w*|verhinder\w*|vorbeug\w*|pillen?|tabletten?|warn\w*|ignorier\w*|starr\w*|lichtempfindlich\w*|fotosens\w*)\b/u,
  /\b(?:surs?|sures?|securite|inoffensi\w*|amelior\w*|previen\w*|preven\w*|pilules?|comprimes?|avertissements?|ignor\w*|fixe[rz]?|fixant|photosens\w*)\b/u,
  /安全|无害|改善|提高|提升|预防|防止|药|警告|忽略|盯着|凝视|光敏/u,
  /安全|無害|改善|向上|予防|防止|薬|警告|無視|見つめ|凝視|光過敏/u,
  /सुरक्षित|हानिरहित|सुधार|बेहतर|रोकथाम|बचाव|गोली|गोलियां|दवा|चेतावनी|अनदेखा|घूर|टकटकी/u,
  /治愈|治好|治疗|疗法|疗效|保证|临床|证实|证明|研究表明|研究显示|根治|安全无害|癫痫|偏头痛/u,
  /治癒|治し|治り|治る|治療|療法|保証|臨床|証明|実証|研究によ|てんかん|片頭痛|安全です|必ず/u,
  /इलाज|उपचार|चंगा|गारंटी|चिकित्स|सिद्ध|प्रमाणित|अध्ययन बता|शोध बता|मिर्गी|माइग्रेन|पूरी तरह सुरक्षित/u,
];

export function makesBannedClaim(text: string): boolean {
  const normal = normalise(text);
  return BANNED.some((pattern) => pattern.test(normal));
}
