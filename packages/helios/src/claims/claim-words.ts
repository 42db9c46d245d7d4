/** To ask that light should treat something takes a verb of treating and a or a phrase that says both. */
export interface ClaimWords {
  readonly treat: string;
  readonly condition: string;
  readonly claim: string;
}

export const EN_CLAIMS: ClaimWords = {
  treat: `
    cure, treat, treatment, heal, healing, remedy, fix my, fix his, fix her, will it fix, fix, reverse, prevent,
    eliminate, eradicate, get rid of, make ~ go away, go away, rid me of, replace, substitute for, alternative to,
    instead of, come off, stop taking, stopped taking, quit taking, wean off, lower my, lower, reduce my, reduce,
    relieve, alleviate, ease my, repair, regenerate, restore my, therapy for, help with my, help my, help with,
    good for, work for, work on, works for, does it help, will it help, can it help, improve my, clear up, clear my,
    beat my, overcome, control my, manage my, medicine for, prescribe, diagnose, detox, cleanse, flush, balance my,
    shrink, kill the, boost my immune, strengthen my immune, slow down my, stimulate my, activate my, decalcify`,
  condition: `
    depression, depressed, depressive, ptsd, ocd, adhd, attention deficit, anxiety disorder, generalised anxiety,
    generalized anxiety, social anxiety, panic disorder, phobia, trauma, alzheimer*, dementia, parkinson*,
    memory loss, tinnitus, ringing in my ears, cancer, tumour, tumor, chronic pain, back pain, neck pain,
    joint pain, nerve pain, sciatica, fibromyalgia, arthritis, rheumat*, neuropathy, blood pressure, hypertension,
    cholesterol, diabetes, blood sugar, heart disease, arrhythmia, autism, autistic, asperger*, bipolar,
    schizophrenia, psychosis, addiction, alcoholism, drinking problem, smoking, nicotine, opioid*, asthma, copd,
    covid, long covid, flu, cold sore*, herpes, hiv, ibs, crohn*, colitis, acid reflux, eczema, psoriasis, acne,
    hair loss, baldness, thyroid, hormone*, testosterone, estrogen, oestrogen, fertility, infertility, menopause,
    pms, period pain, menstrual, cramps, erectile, libido, eyesight, myopia, short sight*, vision loss, cataract*,
    glaucoma, macular, hearing loss, deafness, sleep apnea, sleep apnoea, narcolepsy, restless leg*, sleep disorder,
    insomnia, chronic fatigue, fatigue syndrome, multiple sclerosis, lupus, stroke damage, paralysis, dyslexia,
    eating disorder, anorexia, bulimia, obesity, belly fat, immune system, immunity, inflammation, arthritic, gout,
    kidney, liver, pineal, pineal gland, third eye, dna, aging, ageing, wrinkles, meds, medication, medicine,
    antidepressant*, antidepressants, ssri*, ritalin, adderall, vyvanse, zoloft, prozac, lexapro, sertraline, xanax,
    lithium, insulin, statins, painkiller*, ibuprofen, chemo*, therapist, therapy, psychiatrist, sleeping pills,
    ambien, disease, illness, disorder, syndrome, ailment, wound, fracture, broken bone, broken leg, ulcer,
    headaches, vertigo, stutter*`,
  claim: `
    medical device, clinically proven, fda approved, off my meds, off meds, without my meds, replace my doctor,
    instead of a doctor, instead of seeing a doctor, instead of therapy, instead of my therapist,
    instead of medication, is it a cure, cure for, healing frequency, healing frequencies, solfeggio heal*,
    rife frequency, brain regenerate, regrow, increase my iq, raise my iq, boost my iq, make me smarter permanently,
    cancel my prescription, lower my dose, skip my dose, skip my meds, stop my meds, pain relief, relieve my pain,
    kill the pain, numb the pain, neurofeedback therapy`,
};

export const OTHER_CLAIMS: readonly ClaimWords[] = [
  {
    treat: `
      curar, cura, sanar, sana, tratar, trata, tratamiento, aliviar, eliminar, sustituir, reemplazar, en vez de,
      en lugar de, dejar de tomar, deje de tomar, quitar, quitarme, bajar, reducir, mejorar mi, sirve para,
      ayuda con`,
    condition: `
      depresion, ansiedad cronica, tdah, estres postraumatico, alzheimer, demencia, parkinson, acufenos, tinnitus,
      cancer, tumor, dolor cronico, dolor de espalda, fibromialgia, artritis, presion arterial, tension alta,
      hipertension, diabetes, autismo, bipolar, esquizofrenia, adiccion, alcoholismo, tabaco, asma,
      insomnio cronico, tiroides, hormonas, vista, miopia, antidepresivo*, medicacion, medicamento*, pastillas,
      enfermedad, trastorno, dolor, obesidad, glandula pineal`,
    claim: `dejar la medicacion, dejar mis pastillas, sin mis pastillas, dispositivo medico, en vez de ir al medico`,
  },
  {
    treat: `
      heilen, heilt, heilung, kurieren, behandeln, behandlung, behandelt, lindern, lindert, beseitigen, ersetzen,
      ersetzt, statt, anstatt, absetzen, abgesetzt, loswerden, weg bekommen, senken, senkt, hilft gegen,
      hilft das gegen, hilft bei, helfen bei, helfen gegen, gegen`,
    condition: `
      depression*, depressiv, adhs, ptbs, trauma, alzheimer, demenz, parkinson, tinnitus, krebs, tumor,
      chronische schmerzen, ruckenschmerzen, schmerzen, fibromyalgie, arthrose, rheuma, blutdruck, bluthochdruck,
      diabetes, autismus, bipolar, schizophrenie, sucht, alkoholismus, asthma, schilddruse, hormone, kurzsichtig*,
      antidepressiva, medikament*, tabletten, ritalin, krankheit, storung, angststorung, zwangsstorung, ubergewicht,
      zirbeldruse, schlafstorung*`,
    claim: `medizinprodukt, statt arzt, statt therapie, ohne meine medikamente, schmerzen lindern`,
  },
  {
    treat: `
      guerir, guerit, guerison, soigner, soigne, traiter, traite, soulager, soulage, eliminer, remplacer, remplace,
      au lieu de, a la place de, arreter de prendre, arrete de prendre, arrete mes, arreter mes, baisser, reduire,
      debarrasser, efficace contre, aide contre, contre`,
    condition: `
      depression, tdah, tspt, stress post traumatique, alzheimer, demence, parkinson, acouphene*, cancer, tumeur,
      douleur*, mal de dos, fibromyalgie, arthrose, arthrite, tension arterielle, hypertension, diabete, autisme,
      bipolaire, schizophrenie, addiction, alcoolisme, tabac, asthme, thyroide, hormones, myopie, antidepresseur*,
      medicament*, traitement, maladie, trouble, toc, obesite, insomnie chronique, glande pineale`,
    claim: `dispositif medical, sans mes medicaments, au lieu du medecin`,
  },
  {
    treat: `
      curar, cura, sarar, tratar, trata, tratamento, aliviar, alivia, eliminar, substituir, substitui, em vez de,
      no lugar de, parar de tomar, parei de tomar, baixar, abaixar, reduzir, acabar com, serve para, ajuda com,
      ajuda na, livrar`,
    condition: `
      depressao, tdah, estresse pos traumatico, tept, alzheimer, demencia, parkinson, zumbido, cancer, tumor,
      dor cronica, dor nas costas, dores, fibromialgia, artrite, artrose, pressao alta, pressao arterial,
      hipertensao, diabetes, autismo, bipolar, esquizofrenia, vicio, alcoolismo, cigarro, asma, tireoide, hormonios,
      miopia, antidepressivo*, remedio*, medicament*, medicacao, ritalina, doenca, transtorno, toc, obesidade,
      insonia cronica, glandula pineal`,
    claim: `dispositivo medico, sem meus remedios, largar os remedios, em vez do medico`,
  },
  {
    treat: `
      治好, 治疗, 治愈, 医治, 根治, 治得好, 缓解, 消除, 代替, 替代, 取代, 停药, 不吃药, 降低, 改善, 能治, 可以治, 治`,
    condition: `
      抑郁, 憂鬱, 多动症, 创伤后, 老年痴呆, 阿尔茨海默, 帕金森, 耳鸣, 癌, 肿瘤, 慢性疼痛, 腰痛, 背痛, 关节炎,
      高血压, 血压, 糖尿病, 自闭症, 双相, 精神分裂, 成瘾, 酒瘾, 烟瘾, 哮喘, 甲状腺, 近视, 抗抑郁药, 药, 病, 失眠症,
      焦虑症, 强迫症, 松果体`,
    claim: `医疗器械, 代替吃药, 不用看医生`,
  },
  {
    treat: `
      治して, 治す, 治る, 治り, 治療, 治せ, 完治, 緩和, 和らげ, 代わりに, 代わりになり, やめて, やめた, 下げて,
      下げる, 下げたい, 改善, 効き, 効く, 効果`,
    condition: `
      うつ病, 鬱病, うつ, ptsd, adhd, 発達障害, 認知症, アルツハイマー, パーキンソン, 耳鳴り, 癌, がん, 腫瘍,
      慢性痛, 腰痛, 痛み, 関節炎, 血圧, 高血圧, 糖尿病, 自閉症, 双極性, 統合失調症, 依存症, 喘息, 甲状腺, 近視,
      抗うつ薬, 薬, 病気, 不眠症, 不安障害, 松果体`,
    claim: `医療機器, 病院の代わり, 薬の代わり, 薬をやめ`,
  },
  {
    treat: `ठीक कर, ठीक हो, इलाज, उपचार, दूर कर, खत्म कर, की जगह, के बजाय, बंद कर, छोड दी, छोड दू, कम कर, राहत`,
    condition: `
      डिप्रेशन, अवसाद, एडीएचडी, अल्जाइमर, पार्किंसन, टिनिटस, कैंसर, ट्यूमर, पुराना दर्द, कमर दर्द, पीठ दर्द, गठिया,
      ब्लड प्रेशर, रक्तचाप, बीपी, डायबिटीज, शुगर, मधुमेह, ऑटिज्म, लत, अस्थमा, दमा, थायराइड, दवा, दवाई, दवाइयां,
      बीमारी, अनिद्रा, चिंता विकार`,
    claim: `दवा छोड, दवाई छोड, डॉक्टर की जगह`,
  },
];
