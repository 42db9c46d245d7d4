import type { ReadText } from '../text/tokens.ts';

/** Text that speaks to the machine instead of about a task. Nothing here obeys text, so this only avoids a wrong guess. */
const ADDRESSES_THE_MACHINE: readonly RegExp[] = [
  /(?:global|center|centre)_?modulation|visualhue|modulationhz|narrativeexplanation/u,
  /<\/?(?:system|user|assistant|instructions?|prompt|im_start|script)|\[\/?(?:inst|system)\]|<\|/u,
  /^\s*(?:system|assistant|developer|admin|root)\s*[:>]/u,
  /[{[]\s*"[^"]*"\s*:/u,
  /\b(?:ignore|disregard|forget|override|bypass|skip|drop|discard)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|above|previous|prior|earlier|schema|safety|polic(?:y|ies)|constraints?|limits?|filters?|guardrails?|restrictions?|everything|training)\b/u,
  /\b(?:print|reveal|show|tell|repeat|output|display|leak|dump|give|share|expose|recite|translate|summari[sz]e|what(?:'s| is| are| were)|send)\b.{0,30}\b(?:system (?:prompt|message)|your (?:prompt|instructions?|rules?|guidelines?|configuration|config|source|api key|key|secret)|initial (?:prompt|instructions?)|hidden (?:prompt|instructions?|rules?)|api[ _-]?keys?|environment variables?|everything above|words above|text above|conversation so far|verbatim|developer message)\b/u,
  /\b(?:you are now|you're now|from now on you|act as|pretend (?:to be|you)|roleplay as|role play as|simulate being|behave as|impersonate)\b/u,
  /\b(?:jailbreak|dan mode|developer mode|debug mode|god mode|admin mode|sudo|unrestricted mode|no restrictions|without restrictions|do anything now|prompt injection|base64|rot13|eval\(|drop table|select \* from|rm -rf)\b/u,
  /\b(?:repeat|say|echo|write|respond|reply|answer)\b.{0,25}\b(?:verbatim|only with|exactly|in yaml|in xml|in json|the word|after me|nothing but|as json)\b/u,
  /\b(?:set|make|put|use|give|output|return|strobe)\b.{0,30}(?:-\s?\d+|\b0|\b[1-9]\d{2,}|\bnan|\binfinity|\bnull)\s?(?:hz|hertz)?\b.{0,15}(?:hz|hertz)/u,
  /\bset\b.{0,20}\b(?:-\d+|nan|infinity|null|undefined)\b/u,
  /\b(?:new|updated) (?:policy|instructions?|rules?|directive)\b|\bthis is (?:your|the) (?:developer|admin|creator|owner)\b|\bi am (?:your|the) (?:developer|admin|creator|owner)\b|\bend of (?:prompt|instructions?)\b|\bas an? (?:ai|language model)\b|\bchatgpt\b|\bwhich (?:model|llm) are you\b|\bwhat (?:model|llm) are you\b/u,
  /\b(?:ignora|olvida|omite|desobedece)\b.{0,30}\b(?:instrucciones|reglas|anterior(?:es)?|normas|todo)\b|\b(?:muestra|revela|dime|imprime|ensename)\b.{0,25}\b(?:prompt|instrucciones|clave|reglas)\b/u,
  /\b(?:ignorier\w*|vergiss|missachte|umgehe)\b.{0,30}\b(?:anweisung\w*|regeln|vorgaben|alles|bisherige\w*|sicherheit\w*)\b|\b(?:zeig\w*|verrate|nenne|gib)\b.{0,25}\b(?:prompt|anweisungen|systemprompt|schlussel|api)\b/u,
  /\b(?:ignore[zr]?|oublie[zr]?|contourne[zr]?)\b.{0,30}\b(?:instructions?|regles?|consignes?|precedent\w*|tout)\b|\b(?:montre|revele|affiche|donne)\b.{0,25}\b(?:prompt|instructions|consignes|cle)\b/u,
  /\b(?:ignore|esqueca|esquece|desconsidere)\b.{0,30}\b(?:instrucoes|regras|anterior(?:es)?|tudo)\b|\b(?:mostre|revele|mostra|diga|imprima)\b.{0,25}\b(?:prompt|instrucoes|chave|regras)\b/u,
  /(?:忽略|无视|忘记|忘掉|绕过|跳过).{0,12}(?:指令|规则|提示|限制|设定|要求)|(?:显示|输出|告诉我|打印|透露).{0,10}(?:系统提示|提示词|指令|密钥)|你现在是/u,
  /(?:無視|忘れ|従わ).{0,12}(?:指示|ルール|命令|プロンプト|制限)|(?:指示|ルール|命令|プロンプト|制限|設定).{0,8}(?:無視|忘れ|表示|教え|見せ)|システムプロンプト|あなたは今から/u,
  /(?:निर्देश|नियम|आदेश|प्रॉम्प्ट).{0,20}(?:भूल|अनदेखा|नजरअंदाज|दिखा|बता)|(?:भूल|अनदेखा|नजरअंदाज).{0,20}(?:निर्देश|नियम|आदेश)/u,
];

export function isPromptInjection({ normal }: ReadText): boolean {
  return ADDRESSES_THE_MACHINE.some((pattern) => pattern.test(normal));
}
