// The types of models that Transformers has classes for: models/auto/modeling_auto.py of transformers 5.23.0.
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Types of models that write text about images. */
export const SEEING = wordsOf(`
  aria aya_vision blip blip-2 chameleon cohere2_vision cohere_compass cosmos3_edge cosmos3_omni
  deepseek_ocr2 deepseek_vl deepseek_vl_hybrid diffusion_gemma dots3_note emu3 ernie4_5_vl_moe
  evolla exaone4_5 fast_vlm florence2 fuyu gemma3 gemma3n gemma4 gemma4_unified git glm46v glm4v
  glm4v_moe glm5_next glm_ocr glmga got_ocr2 granite4_vision granite_docling hunyuan_vl
  hyperclovax_vision_v2 idefics idefics2 idefics3 inkling2 inkling_mm_model instructblip
  instructblipvideo internvl janus kimi_k25 kosmos-2 kosmos-2.5 lfm2_vl lfm3_vl lighton_ocr llama4
  llava llava_next llava_next_video llava_onevision minicpm_ocr minicpmv4_6 minicpmv4_7
  minimax_m3_vl mistral3 mistral4 mistral_large4 mllama molmo2 muse_glimmer muse_spark
  nemotron_h_omni ovis2 paddleocr_vl paligemma perception_lm pi0 pix2struct pp_chart2table
  pp_formulanet qianfan_ocr qwen2_5_omni_thinker qwen2_5_vl qwen2_vl qwen3_5 qwen3_5_moe
  qwen3_omni_moe_thinker qwen3_vl qwen3_vl_moe qwen4_exp shieldgemma2 smolvlm step3p7 t5gemma2
  udop unlimited_ocr video_llama_3 video_llava vipllava vision-encoder-decoder
`);

/** Types of models that only write text. */
export const WRITING = wordsOf(`
  afmoe apertus arcee aria_text axk1 axk2 bailing_hybrid bamba bart beam bert bert-generation
  big_bird bigbird_pegasus biogpt bitnet blenderbot blenderbot-small bloom blt camembert codegen
  cohere cohere2 cohere2_moe cohere_compass_text cpmant ctrl cwm data2vec-text dbrx deepseek_v2
  deepseek_v3 deepseek_v32 deepseek_v4 diffllama doge dots1 dots3_note_text electra ernie ernie4_5
  ernie4_5_moe exaone4 exaone_moe falcon falcon_h1 falcon_mamba flex_olmo flint gemma gemma2
  gemma3_text gemma3n_text gemma4_assistant gemma4_text gemma4_unified_assistant
  gemma4_unified_text glm glm4 glm4_moe glm4_moe_lite glm_moe_dsa gpt-sw3 gpt2 gpt_bigcode gpt_neo
  gpt_neox gpt_neox_japanese gpt_oss gptj granite granite_swa granitemoe granitemoe_swa
  granitemoehybrid granitemoeshared helium hrm_text hunyuan_v1_dense hunyuan_v1_moe hy_v3 hy_v4
  hyperclovax inkling2_text inkling_text internlm3 iquestcoder jais2 jamba jetmoe kimi_linear
  kolibri1 laguna lfm2 lfm2_moe lfm3 llama llama4_text longcat_flash mamba mamba2 marian mbart
  megatron-bert mellum mimo_v2_flash minicpm3 minimax minimax_m2 minimax_m3_vl_text ministral
  ministral3 mistral mixtral modernbert-decoder moshi moss_transcribe_diarize mpt musicgen
  musicgen_melody mvp nanochat nemotron nemotron_h olmo olmo2 olmo3 olmo_hybrid olmoe openai-gpt
  opt pegasus persimmon phi phi3 phi4_multimodal phimoe plbart prophetnet qwen2 qwen2_moe qwen3
  qwen3_5_moe_text qwen3_5_text qwen3_moe qwen3_next qwen4_exp_text recurrent_gemma reformer
  rembert roberta roberta-prelayernorm roc_bert roformer rwkv seed_oss smollm3 solar_open stablelm
  starcoder2 trocr vaultgemma whisper xglm xlm xlm-roberta xlm-roberta-xl xlnet xlstm xmod youtu
  zamba zamba2 zaya
`);

/** The other types. */
export const OTHERS = wordsOf(`
  aimv2 aimv2_vision_model albert align altclip audio-spectrogram-transformer audioflamingo3
  audioflamingo3_encoder autoformer bark beit bit blip_2_qformer bridgetower bros canary canine
  chinese_clip chinese_clip_vision_model chmv2 clap clip clip_text_model clip_vision_model clipseg
  clvp cohere_asr cohere_compass_vision colmodernvbert colpali colqwen2 conditional_detr convbert
  convnext convnextv2 cosmos3_edge_text cosmos3_edge_vision csm cvt d_fine dab-detr dac
  data2vec-audio data2vec-vision deberta deberta-v2 decision_transformer deformable_detr deimv2
  deit depth_anything depth_pro detr dia dinat dinov2 dinov2_with_registers dinov3_convnext
  dinov3_vit distilbert donut-swin dpr dpt edgetam edgetam_video edgetam_vision_model
  efficientloftr efficientnet embedding_gemma2 embedding_gemma2_text encodec encoder-decoder eomt
  eomt_dinov3 esm esmc eurobert exaone4_5_vision fastspeech2_conformer
  fastspeech2_conformer_with_hifigan flaubert flava fnet focalnet fsmt fun_asr_nano
  fun_asr_nano_encoder funnel gemma3n_audio gemma3n_vision gemma4_audio gemma4_vision
  glm4v_moe_text glm4v_moe_vision glm4v_text glm4v_vision glm5_next_text glm5_next_vision
  glm_image glm_image_text glm_image_vision glm_image_vqmodel glm_ocr_text glm_ocr_vision glmasr
  glmasr_encoder glpn gradium_phonon_tts granite_docling_text granite_docling_vision
  granite_speech granite_speech5_ctc granite_speech5_encoder granite_speech_plus grounding-dino
  groupvit gte hgnet_v2 hiera higgs_audio_v2 higgs_audio_v2_tokenizer hubert hunyuan_vl_text
  hunyuan_vl_vision ibert idefics3_vision ijepa imagegpt informer inkling2_vision internvl_vision
  jev jina_embeddings_v3 kimi_k25_vision kyutai_speech_to_text lasr_ctc lasr_encoder layoutlm
  layoutlmv2 layoutlmv3 led levit lfm3_vl_vision lightglue lilt longformer longt5 luke lw_detr
  lw_detr_vit lxmert m2m_100 markuplm mask2former maskformer maskformer-swin metaclip_2 mgp-str
  mimi mimi_decoder mimi_encoder minicpm_ocr_vision minicpmv4_7_vision mistral_large4_text mlcd
  mlcd_vision_model mm-grounding-dino mobilebert mobilenet_v1 mobilenet_v2 mobilevit mobilevitv2
  modernbert modernvbert molmo2_text moonshine moonshine_streaming moss_transcribe_diarize_audio
  mpnet mra mt5 muse_glimmer_assistant muse_glimmer_text muse_glimmer_vision muse_spark_audio
  muse_spark_text muse_spark_vision musicflamingo nemo_speechlm nemotron3_5_asr
  nemotron3_5_transcribe_asr_audio nemotron3_5_transcribe_audio
  nemotron3_5_transcribe_word_timestamp nemotron3_diarization nemotron3_diarization_audio
  nemotron_asr_streaming nemotron_asr_streaming_encoder neomme neucodec nllb-moe nomic_bert
  nystromformer omdet-turbo oneformer openai_privacy_filter owlv2 owlvit parakeet_ctc
  parakeet_encoder parakeet_rnnt parakeet_tdt patchtsmixer patchtst pe_audio pe_audio_encoder
  pe_audio_video pe_audio_video_encoder pe_video pe_video_encoder pegasus_x perceiver pixio
  pixtral pocket_tts pocket_tts_audio_tokenizer pocket_tts_audio_tokenizer_decoder
  pocket_tts_audio_tokenizer_encoder poolformer pop2piano pp_doclayout_v2 pp_doclayout_v3
  pp_doclayout_v4 pp_lcnet pp_lcnet_v3 pp_lcnet_v4 pp_ocrv5_mobile_det pp_ocrv5_mobile_rec
  pp_ocrv5_server_det pp_ocrv5_server_rec pp_ocrv6_medium_det pp_ocrv6_small_det
  pp_ocrv6_small_rec pp_ocrv6_tiny_rec prompt_depth_anything pvt pvt_v2 qianfan_ocr_vision
  qwen2_5_omni qwen2_5_vl_text qwen2_5_vl_vision qwen2_audio qwen2_audio_encoder qwen2_vl_text
  qwen3_5_moe_vision qwen3_5_vision qwen3_asr qwen3_asr_encoder qwen3_omni_moe qwen3_vl_moe_text
  qwen3_vl_moe_vision qwen3_vl_text qwen3_vl_vision qwen4_exp_vision radio regnet resnet rf_detr
  rf_detr_dinov2 rt_detr rt_detr_resnet rt_detr_v2 sam sam2 sam2_hiera_det_model sam2_video
  sam2_vision_model sam3 sam3_lite_text sam3_lite_text_text_model sam3_tracker sam3_tracker_video
  sam3_video sam3_vision_model sam3_vit_model sam_hq sam_hq_vision_model sam_vision_model sapiens2
  seamless_m4t seamless_m4t_v2 segformer seggpt sew sew-d siglip siglip2 siglip2_vision_model
  siglip_vision_model slanet slanext smolvlm_vision speech-encoder-decoder speech_to_text speecht5
  splinter squeezebert superglue superpoint swiftformer swin swin2sr swinv2 switch_transformers t5
  t5gemma t5gemma2_encoder table-transformer tapas textnet time_series_transformer timesfm
  timesfm2_5 timesformer timm_backbone timm_wrapper tipsv2 tipsv2_dpt tipsv2_text_model
  tipsv2_vision_model tvp ultrabert ultravbert umt5 unispeech unispeech-sat univnet upernet uvdoc
  uvdoc_backbone vibevoice vibevoice_acoustic_tokenizer vibevoice_acoustic_tokenizer_decoder
  vibevoice_acoustic_tokenizer_encoder vibevoice_asr video_llama_3_vision videomae videomt
  videoprism videoprism_vision_model vilt vision-text-dual-encoder visual_bert vit vit_mae vit_msn
  vitdet vitmatte vitpose vitpose_backbone vits vivit vjepa2 voxtral voxtral_encoder
  voxtral_realtime voxtral_realtime_encoder voxtral_realtime_text wav2vec2 wav2vec2-bert
  wav2vec2-conformer wavlm xclip xcodec xcodec2 yolos yoso zoedepth
`);
