// The types of models that Transformers has classes for: models/auto/modeling_auto.py of transformers 5.24.0.
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Types of models, by the task that a model without one is for; some of these tasks are none of the Hub. */
export const TYPES: Readonly<Record<string, ReadonlySet<string>>> = {
  "image-text-to-text": wordsOf(`
    apertus1p5 aria aya_vision blip blip-2 chameleon cohere2_vision cohere_compass cosmos3_edge
    cosmos3_omni deepseek_ocr2 deepseek_vl deepseek_vl_hybrid diffusion_gemma dots3_note emu3
    ernie4_5_vl_moe evolla exaone4_5 fast_vlm florence2 fuyu gemma3 gemma3n gemma4
    gemma4_unified git glm46v glm4v glm4v_moe glm5_next glm_ocr glmga got_ocr2 granite4_vision
    granite_docling hunyuan_vl hy_v4_vl hyperclovax_vision_v2 idefics idefics2 idefics3 inkling2
    inkling2_loop inkling_mm_model instructblip instructblipvideo internvl janus kimi_k25
    kosmos-2 kosmos-2.5 lfm2_vl lfm3_vl lighton_ocr llama4 llava llava_next llava_next_video
    llava_onevision minicpm_ocr minicpmv4_6 minicpmv4_7 minimax_m3_vl mistral3 mistral4
    mistral_large4 mllama molmo2 muse_glimmer muse_spark nemotron_h_omni ovis2 paddleocr_vl
    paligemma perception_lm pi0 pix2struct pp_chart2table pp_formulanet qianfan_ocr
    qwen2_5_omni_thinker qwen2_5_vl qwen2_vl qwen3_5 qwen3_5_moe qwen3_omni_moe_thinker qwen3_vl
    qwen3_vl_moe qwen4_exp shieldgemma2 smolvlm step3p7 t5gemma2 udop unlimited_ocr
    video_llama_3 video_llava vipllava
  `),
  "text-generation": wordsOf(`
    afmoe apertus apertus1p5_text arcee aria_text axk1 axk2 bailing_hybrid bamba beam biogpt
    bitnet bloom blt codegen cohere cohere2 cohere2_moe cohere_compass_text cpmant ctrl cwm dbrx
    deepseek_v2 deepseek_v3 deepseek_v32 deepseek_v4 diffllama doge dory dots1 dots3_note_text
    ernie4_5 ernie4_5_moe exaone exaone4 exaone_moe falcon falcon_h1 falcon_mamba flex_olmo
    flint gemma gemma2 gemma3_text gemma3n_text gemma4_text
    gemma4_unified_text glm glm4 glm4_moe glm4_moe_lite glm_moe_dsa
    gpt-sw3 gpt2 gpt_bigcode gpt_neo gpt_neox gpt_neox_japanese gpt_oss gptj granite granite_swa
    granitemoe granitemoe_swa granitemoehybrid granitemoeshared helium hrm_text hunyuan_v1_dense
    hunyuan_v1_moe hy_v3 hy_v4 hyperclovax inkling2_loop_text inkling2_text inkling_text
    internlm3 iquestcoder jais2 jamba jetmoe kimi_linear kolibri1 laguna lara_mini lfm2 lfm2_moe
    lfm3 llama llama4_text longcat_flash mamba mamba2 mellum mimo_v2_flash minicpm3 minimax
    minimax_m2 minimax_m3_vl_text ministral ministral3 mistral mixtral modernbert-decoder mpt
    nanochat nemotron nemotron_h olmo olmo2 olmo3 olmo_hybrid olmoe openai-gpt opt persimmon phi
    phi3 phimoe qwen2 qwen2_moe qwen3 qwen3_5_moe_text qwen3_5_text qwen3_moe qwen3_next
    qwen4_exp_text recurrent_gemma reformer rwkv sarvam_mla sarvam_moe seed_oss smollm3
    solar_open stablelm starcoder2 vaultgemma xglm xlnet xlstm youtu zamba zamba2 zaya
  `),
  "feature-extraction": wordsOf(`
    albert bert bert-generation big_bird camembert canine clip_text_model convbert data2vec-text
    deberta deberta-v2 distilbert electra ernie esm esmc eurobert flaubert fnet funnel gte ibert
    jina_embeddings_v3 layoutlm lilt longformer luke megatron-bert mobilebert modernbert mpnet
    mra nomic_bert nystromformer rembert roberta roberta-prelayernorm roc_bert roformer splinter
    squeezebert ultrabert xlm xlm-roberta xlm-roberta-xl xmod yoso
  `),
  "text2text-generation": wordsOf(`
    bart bigbird_pegasus blenderbot blenderbot-small encoder-decoder led longt5 mbart mt5 mvp
    pegasus pegasus_x plbart prophetnet switch_transformers t5 t5gemma umt5
  `),
  translation: wordsOf(`fsmt m2m_100 marian nllb-moe`),
  "automatic-speech-recognition": wordsOf(`
    lasr_ctc moonshine moonshine_streaming parakeet_ctc speech-encoder-decoder speech_to_text
    whisper
  `),
  "audio-feature-extraction": wordsOf(`
    audio-spectrogram-transformer data2vec-audio hubert sew sew-d unispeech unispeech-sat
    wav2vec2 wav2vec2-bert wav2vec2-conformer wavlm
  `),
  "audio-encoding": wordsOf(`dac encodec higgs_audio_v2_tokenizer mimi xcodec`),
  "zero-shot-audio-classification": wordsOf(`clap`),
  "zero-shot-image-classification": wordsOf(`
    align altclip chinese_clip clip metaclip_2 siglip siglip2
  `),
  "image-feature-extraction": wordsOf(`
    aimv2_vision_model beit bit clip_vision_model convnext convnextv2 data2vec-vision deit dinat
    dinov2 dinov2_with_registers dinov3_convnext dinov3_vit donut-swin efficientnet focalnet
    hiera ijepa levit mlcd mlcd_vision_model mobilenet_v1 mobilenet_v2 mobilevit mobilevitv2
    pixio poolformer pvt pvt_v2 regnet resnet siglip2_vision_model siglip_vision_model
    swiftformer swin swinv2 timm_wrapper vit vit_mae vit_msn vitdet
  `),
  "object-detection": wordsOf(`
    conditional_detr d_fine dab-detr deformable_detr deimv2 detr lw_detr rt_detr rt_detr_v2
    table-transformer yolos
  `),
  "zero-shot-object-detection": wordsOf(`
    grounding-dino mm-grounding-dino omdet-turbo owlv2 owlvit
  `),
  "depth-estimation": wordsOf(`chmv2 depth_anything depth_pro dpt glpn zoedepth`),
  "image-segmentation": wordsOf(`eomt eomt_dinov3 mask2former maskformer oneformer upernet`),
  "mask-generation": wordsOf(`sam sam2 sam_hq`),
  "text-to-speech": wordsOf(`bark vits`),
  "text-to-audio": wordsOf(`musicgen musicgen_melody`),
  "video-classification": wordsOf(`timesformer vivit`),
  "video-feature-extraction": wordsOf(`videomae`),
  "pose-estimation": wordsOf(`vitpose`),
  "text-guided-segmentation": wordsOf(`clipseg`),
  "document-feature-extraction": wordsOf(`layoutlmv2 layoutlmv3`),
  "passage-encoding": wordsOf(`dpr`),
  "keypoint-detection": wordsOf(`superpoint`),
  "image-to-text": wordsOf(`trocr vision-encoder-decoder`),
};

/** The other types. */
export const OTHERS = wordsOf(`
  aimv2 audioflamingo3 audioflamingo3_encoder autoformer blip_2_qformer bridgetower bros canary
  chinese_clip_vision_model clvp cohere_asr cohere_compass_vision colmodernvbert colpali colqwen2
  cosmos3_edge_text cosmos3_edge_vision csm cvt decision_transformer dia edgetam edgetam_video
  edgetam_vision_model efficientloftr embedding_gemma2 embedding_gemma2_text exaone4_5_vision
  fastspeech2_conformer fastspeech2_conformer_with_hifigan flava fun_asr_nano fun_asr_nano_encoder
  gemma3n_audio gemma3n_vision gemma4_assistant gemma4_audio
  gemma4_unified_assistant gemma4_vision glm4v_moe_text glm4v_moe_vision
  glm4v_text glm4v_vision glm5_next_text glm5_next_vision glm_image glm_image_text
  glm_image_vision glm_image_vqmodel glm_ocr_text glm_ocr_vision glmasr glmasr_encoder
  gradium_phonon_tts granite_docling_text granite_docling_vision granite_speech
  granite_speech5_ctc granite_speech5_encoder granite_speech_plus groupvit hgnet_v2 higgs_audio_v2
  hunyuan_vl_text hunyuan_vl_vision hy_v4_vl_text hy_v4_vl_vision idefics3_vision imagegpt
  informer inkling2_vision internvl_vision jev kimi_k25_vision kyutai_speech_to_text lasr_encoder
  lfm3_vl_vision lightglue lw_detr_vit lxmert markuplm maskformer-swin mgp-str
  mimi_decoder mimi_encoder minicpm_ocr_vision minicpmv4_7_vision mistral_large4_text modernvbert
  molmo2_text moshi moss_transcribe_diarize moss_transcribe_diarize_audio muse_glimmer_assistant
  muse_glimmer_text muse_glimmer_vision muse_spark_audio muse_spark_text muse_spark_vision
  musicflamingo nemo_speechlm nemotron3_5_asr nemotron3_5_transcribe_asr_audio
  nemotron3_5_transcribe_audio nemotron3_5_transcribe_word_timestamp nemotron3_diarization
  nemotron3_diarization_audio nemotron_asr_streaming nemotron_asr_streaming_encoder neomme
  neucodec omniasr omniasr_audio omniasr_ctc openai_privacy_filter parakeet_encoder parakeet_rnnt
  parakeet_tdt patchtsmixer patchtst pe_audio pe_audio_encoder pe_audio_video
  pe_audio_video_encoder pe_video pe_video_encoder perceiver phi4_multimodal pixtral pocket_tts
  pocket_tts_audio_tokenizer pocket_tts_audio_tokenizer_decoder pocket_tts_audio_tokenizer_encoder
  pop2piano pp_doclayout_v2 pp_doclayout_v3 pp_doclayout_v4 pp_lcnet pp_lcnet_v3 pp_lcnet_v4
  pp_ocrv5_mobile_det pp_ocrv5_mobile_rec pp_ocrv5_server_det pp_ocrv5_server_rec
  pp_ocrv6_medium_det pp_ocrv6_small_det pp_ocrv6_small_rec pp_ocrv6_tiny_rec
  prompt_depth_anything qianfan_ocr_vision qwen2_5_omni qwen2_5_vl_text qwen2_5_vl_vision
  qwen2_audio qwen2_audio_encoder qwen2_vl_text qwen3_5_moe_vision qwen3_5_vision qwen3_asr
  qwen3_asr_encoder qwen3_omni_moe qwen3_vl_moe_text qwen3_vl_moe_vision qwen3_vl_text
  qwen3_vl_vision qwen4_exp_vision radio rf_detr rf_detr_dinov2 rt_detr_resnet
  sam2_hiera_det_model sam2_video sam2_vision_model sam3 sam3_lite_text sam3_lite_text_text_model
  sam3_tracker sam3_tracker_video sam3_video sam3_vision_model sam3_vit_model sam_hq_vision_model
  sam_vision_model sapiens2 seamless_m4t seamless_m4t_v2 segformer seggpt slanet slanext
  smolvlm_vision speecht5 superglue swin2sr t5gemma2_encoder tapas textnet time_series_transformer
  timesfm timesfm2_5 timm_backbone tipsv2 tipsv2_dpt tipsv2_text_model tipsv2_vision_model tvp
  ultravbert univnet uvdoc uvdoc_backbone vibevoice vibevoice_acoustic_tokenizer
  vibevoice_acoustic_tokenizer_decoder vibevoice_acoustic_tokenizer_encoder vibevoice_asr
  video_llama_3_vision videomt videoprism videoprism_vision_model vilt
  vision-text-dual-encoder visual_bert vitmatte vitpose_backbone vjepa2 voxtral voxtral_encoder
  voxtral_realtime voxtral_realtime_encoder voxtral_realtime_text wavtokenizer
  wavtokenizer_encoder xclip xcodec2
`);
